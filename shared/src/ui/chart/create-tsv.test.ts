import { createTsv } from './create-tsv';

test('has plain numbers, the unit in the headers, and no formulas or breaks in texts', () =>
  expect(
    createTsv(
      {
        title: 'Producto',
        columns: ['Vendido', 'Disponible'],
        rows: [
          { label: '=1+1', values: [1200, null] },
          { label: 'Maíz\tGarañón', values: [-3, 0.5] },
        ],
      },
      ['bolsa', 'bolsas'],
    ),
  ).toBe("Producto\tVendido (bolsas)\tDisponible (bolsas)\n'=1+1\t1200\t\nMaíz Garañón\t-3\t0.5"));
