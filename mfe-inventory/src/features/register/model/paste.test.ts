import { catalogueOf } from './catalogue';
import { isGrid, readPasted } from './paste';

const catalogue = catalogueOf([
  { id: 'p-1', code: 'DKX-620', name: 'Maíz DKX-620' },
  { id: 'p-2', code: 'DKX-680', name: 'Maíz DKX-680' },
]);

test('R-35 codes and bags pasted from a spreadsheet become rows, whatever their case and thousands', () => {
  expect(readPasted('Clave\tBolsas\r\ndkx-620\t1,200\r\nDKX-680\tMaíz DKX-680\t40\t\r\n\r\n', catalogue)).toEqual({
    rows: [
      { code: 'DKX-620', bags: 1200 },
      { code: 'DKX-680', bags: 40 },
    ],
    misread: [],
  });
});

test('R-35 each line that is not understood is told with its number and its reason', () => {
  const { rows, misread } = readPasted('NADA-1\t5\nDKX-620\tmuchas\nDKX-620\t1.5\nDKX-680\nDKX-680\t-3', catalogue);
  expect(rows).toEqual([]);
  expect(misread.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'no hay un producto habilitado con esa clave'],
    [2, 'las bolsas deben ser un número entero de 0 a 1,000,000'],
    [3, 'las bolsas deben ser un número entero de 0 a 1,000,000'],
    [4, 'se esperaban dos columnas: clave y bolsas'],
    [5, 'las bolsas deben ser un número entero de 0 a 1,000,000'],
  ]);
  expect(misread[1]?.text).toBe('DKX-620 · muchas');
});

test('R-35 what does not fit is told, not dropped in silence', () => {
  const { rows, misread } = readPasted('DKX-620\t1\nDKX-680\t2', catalogue, 1);
  expect(rows).toHaveLength(1);
  expect(misread).toMatchObject([{ line: 2, reason: 'solo caben 500 renglones a la vez' }]);
});

test('R-35 a paste of one cell is left to its field', () => {
  expect(isGrid('DKX-620\n')).toBe(false);
  expect(isGrid('DKX-620\t4')).toBe(true);
});

test.each(['Clave', 'CÓDIGO', 'clave_producto', 'Producto'])(
  'R-35 a line of headings that begins with %s is none',
  (head) => {
    const { rows, misread } = readPasted(`${head}\tBolsas\nDKX-620\t7`, catalogue);
    expect([rows, misread]).toEqual([[{ code: 'DKX-620', bags: 7 }], []]);
  },
);

test.each(['12,5', '1.234,00'])(
  'R-35 %s bags with a comma for decimals are told, not read ten times too many',
  (bags) => {
    const { rows, misread } = readPasted(`DKX-620\t${bags}\nDKX-680\t400,00`, catalogue);
    expect(rows).toEqual([{ code: 'DKX-680', bags: 400 }]);
    expect(misread).toEqual([expect.objectContaining({ line: 1, reason: expect.stringContaining('número entero') })]);
  },
);
