import { createTsv } from './create-chart-cells';

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

test('names a unit once and shortens quotients', () => {
  const rows = [{ label: '14', values: [5170 / 12] }];
  expect(createTsv({ title: 'Semana', columns: ['Bolsas'], rows }, ['bolsa', 'bolsas'])).toBe(
    'Semana\tBolsas\n14\t430.83',
  );
  expect(createTsv({ title: 'Semana', columns: ['Avance'], rows: [{ label: '14', values: [1 / 3] }] }, 'percent')).toBe(
    'Semana\tAvance (%)\n14\t0.3333',
  );
});
