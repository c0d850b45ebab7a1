import { csvFile } from './csv';

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

test('a table as a file: quoted where needed, figures as figures', async () =>
  expect(
    await textOf(
      csvFile([
        ['Fila', 'Mensaje'],
        [3, 'Dijo "no", y ya\nera tarde'],
      ]),
    ),
  ).toBe('Fila,Mensaje\r\n3,"Dijo ""no"", y ya\nera tarde"\r\n'));

test.each(['=1+1', '+52 871', '-3', '@suma', '\tx', '\0'])('a cell that begins like %p stays a text', async (cell) =>
  expect((await textOf(csvFile([[cell]])))[0]).toBe("'"),
);
