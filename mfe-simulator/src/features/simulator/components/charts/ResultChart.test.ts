import { screen } from '@testing-library/react';
import { createExampleQuery, openSimulator } from '../../../../testing/openSimulator';

const dairyExampleQuery = createExampleQuery('E1 Leche');
const saleExampleQuery = createExampleQuery('E4 Venta');

const open = (inputs: Record<string, string>) => openSimulator('Leche', undefined, inputs);

const listChartLabels = (): (string | null)[] =>
  screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

test('R-09 gives each chart of AUTOCONSUMO a text alternative', () => {
  open(dairyExampleQuery);
  expect(listChartLabels()).toEqual([
    '19.7 ha de siembra, en cuadros. Cada cuadro es 1 hectárea.',
    'Sale del campo. Materia verde: 1,182.00 t.',
    'Queda en el silo. Aprovechable: 1,004.70 t, Merma: 177.30 t.',
    'Pide el hato. Alimento: 912.50 t, Reserva: 91.25 t.',
    'Búnker de 8 m de ancho, 2.5 m de alto y 86.68 m de largo, dibujado a escala junto a una persona. El avance del frente es justo.',
    'De qué se compone el costo: Semilla 12.6 %, Cultivo 58.7 %, Ensilado 28.7 %.',
    'Producirlo. Costo total: $906,490.00.',
    'Comprarlo. A precio de mercado: $1,507,050.00.',
  ]);
});

test('R-40 draws profit by price with the break-even price, and the silo without a face advance', () => {
  open(saleExampleQuery);
  expect(listChartLabels().at(-1)).toBe(
    'Utilidad según el precio de venta. A $1,025.81 por tonelada ni se gana ni se pierde; a $1,300.00 la utilidad es de $2,352,510.00.',
  );
  expect(screen.getByRole('img', { name: /20 m de ancho.*junto a una persona\.$/ })).toBeInTheDocument();
});

test('R-40 says that a sale makes a loss', () => {
  open({ ...saleExampleQuery, salePrice: '500' });
  expect(listChartLabels().at(-1)).toMatch(/a \$500\.00 la pérdida es de -\$/);
});

test.each([
  ['one cow for a day', { animals: '1', intakeKg: '1', days: '1', reserve: '0', loss: '0', siloWidth: '100' }],
  [
    'the greatest herd',
    { animals: '50000', intakeKg: '50', days: '365', reserve: '0.3', loss: '0.4', siloWidth: '0.5' },
  ],
  ['a sale for nothing', { ...saleExampleQuery, salePrice: '0', hectares: '0.1' }],
  ['the dearest sale', { ...saleExampleQuery, salePrice: '1000000', hectares: '10000', rentPerHa: '1000000' }],
  ['a price close to zero', { ...saleExampleQuery, salePrice: '0.0000000001' }],
])('R-09 R-40 draws %s without NaN or Infinity', (_case, inputs) => {
  const { readMarkup } = open({ ...inputs, siloHeight: '0.5' });
  expect(screen.getAllByRole('img').length).toBeGreaterThan(4);
  expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
});

test.each([
  ['loss 100 %', { loss: '1' }],
  ['dry matter 0', { dryMatter: '0' }],
  ['no days', { days: '0' }],
  ['a silo without width', { siloWidth: '0' }],
  ['no area', { mode: 'VENTA', hectares: '0' }],
])('R-09 asks to correct one input for %s, without charts or NaN', (_case, inputs: Record<string, string>) => {
  const { readMarkup, readPageText } = open(inputs);
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(readPageText()).toContain('Para calcular hace falta revisar un dato:');
  expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
});
