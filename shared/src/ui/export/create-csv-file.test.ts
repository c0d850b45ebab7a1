import { createCsvFile } from './create-csv-file';

const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

test('quotes cells where needed and writes numbers as numbers', async () =>
  expect(
    await readText(
      createCsvFile([
        ['Fila', 'Mensaje'],
        [3, 'Dijo "no", y ya\nera tarde'],
      ]),
    ),
  ).toBe('Fila,Mensaje\r\n3,"Dijo ""no"", y ya\nera tarde"\r\n'));

test.each(['=1+1', '+52 871', '-3', '@suma', '\tx', '\0'])('a cell that starts like %p stays text', async (cell) =>
  expect((await readText(createCsvFile([[cell]])))[0]).toBe("'"),
);
