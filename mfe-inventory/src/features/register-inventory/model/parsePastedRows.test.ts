import { createProductLookup } from './productLookup';
import { isTabular } from '@surco/shared/ui/paste';
import { parsePastedRows } from './parsePastedRows';

const productLookup = createProductLookup([
  { id: 'p-1', code: 'DKX-620', name: 'Maíz DKX-620' },
  { id: 'p-2', code: 'DKX-680', name: 'Maíz DKX-680' },
]);

test('R-35 parses codes and bags from a spreadsheet, ignoring case and thousands separators', () => {
  expect(
    parsePastedRows('Clave\tBolsas\r\ndkx-620\t1,200\r\nDKX-680\tMaíz DKX-680\t40\t\r\n\r\n', productLookup),
  ).toEqual({
    rows: [
      { productId: 'p-1', bags: 1200 },
      { productId: 'p-2', bags: 40 },
    ],
    rejected: [],
  });
});

test('R-35 reports each rejected line with its number and reason', () => {
  const { rows, rejected } = parsePastedRows(
    'NADA-1\t5\nDKX-620\tmuchas\nDKX-620\t1.5\nDKX-680\nDKX-680\t-3',
    productLookup,
  );
  expect(rows).toEqual([]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'no hay un producto habilitado con esa clave'],
    [2, 'las bolsas deben ser un número entero de 0 a 1,000,000'],
    [3, 'las bolsas deben ser un número entero de 0 a 1,000,000'],
    [4, 'se esperaban dos columnas: clave y bolsas'],
    [5, 'las bolsas deben ser un número entero de 0 a 1,000,000'],
  ]);
  expect(rejected[1]?.text).toBe('DKX-620 · muchas');
});

test('R-35 rejects a second line of a product, and a product that already has inventory', () => {
  const { rows, rejected } = parsePastedRows('DKX-620\t1\ndkx-620\t2\nDKX-680\t3', productLookup, new Set(['p-2']));
  expect(rows).toEqual([{ productId: 'p-1', bags: 1 }]);
  expect(rejected).toMatchObject([
    { line: 2, reason: 'esta clave está dos veces' },
    { line: 3, reason: 'ya tiene inventario; use «Ajustar»' },
  ]);
});

test('R-35 does not treat a single cell as a table', () => {
  expect(isTabular('DKX-620\n')).toBe(false);
  expect(isTabular('DKX-620\t4')).toBe(true);
});

test.each(['Clave', 'CÓDIGO', 'clave_producto', 'Producto'])(
  'R-35 ignores a header line that begins with %s',
  (heading) => {
    const { rows, rejected } = parsePastedRows(`${heading}\tBolsas\nDKX-620\t7`, productLookup);
    expect([rows, rejected]).toEqual([[{ productId: 'p-1', bags: 7 }], []]);
  },
);

test('R-35 accepts a decimal comma with zero decimals', () => {
  const { rows } = parsePastedRows('DKX-680\t400,00', productLookup);
  expect(rows).toEqual([{ productId: 'p-2', bags: 400 }]);
});

test.each(['12,5', '1.234,00'])('R-35 rejects %s bags: a fraction, or a point between thousands', (bags) => {
  const { rows, rejected } = parsePastedRows(`DKX-620\t${bags}`, productLookup);
  expect(rows).toEqual([]);
  expect(rejected).toEqual([expect.objectContaining({ line: 1, reason: expect.stringContaining('número entero') })]);
});
