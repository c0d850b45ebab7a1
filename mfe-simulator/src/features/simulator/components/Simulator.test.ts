import { screen, waitFor, within } from '@testing-library/react';
import { silageDisclaimer } from '@surco/shared/domain';
import { demoCatalog, openSimulator } from '../../../testing/openSimulator';

async function typeE1() {
  const simulator = openSimulator();
  await simulator.pick('Tipo de producción', 'Leche');
  await simulator.pick('Semilla', 'Maíz DKX-620 · Silo · Riego');
  await simulator.mark(/Riego/);
  await simulator.mark(/Búnker/);
  await simulator.type('Animales', '100');
  await simulator.type('Silo por animal al día', '25');
  await simulator.type('Días que se dará silo', '365');
  await simulator.type('Reserva', '10');
  await simulator.type('Merma', '15');
  await simulator.type('Ancho', '8');
  await simulator.type('Alto', '2.5');
  return simulator;
}

test('R-09 calculates E1 while typing, without a button', async () => {
  const { figure } = await typeE1();
  const expected: Record<string, Record<string, string>> = {
    'Siembra y cosecha': {
      'Hectáreas por sembrar': '19.7 ha',
      'Bolsas de semilla': '29 bolsas',
      'Silo aprovechable': '1,004.70 t',
      'Alimento requerido': '912.50 t',
      'Alimento con reserva': '1,003.75 t',
      'Materia seca por cosechar': '389.69 t MS',
      'Superficie exacta': '19.6814 ha',
      'Materia verde': '1,182.00 t MV',
      'Materia seca': '390.06 t MS',
    },
    Costos: {
      'Costo total': '$906,490.00',
      Semilla: '$114,550.00',
      Cultivo: '$531,900.00',
      Ensilado: '$260,040.00',
      'Costo por hectárea': '$46,014.72',
      'Costo por tonelada de materia verde': '$766.91',
      'Costo por tonelada aprovechable': '$902.25',
      'Costo por kilogramo de materia seca': '$2.73',
      'Costo por animal y día': '$24.84',
    },
    Silo: { 'Volumen del silo': '1,733.60 m³', 'Largo del silo': '86.68 m' },
    Ahorro: { 'Ahorro frente al mercado': '$600,560.00', 'Ahorro en porcentaje': '39.85 %' },
    Leche: {
      'Leche de todo el periodo': '451,687.50 kg',
      'Leche por vaca y día': '12.38 kg',
      'Leche por hectárea': '25,245.00 kg/ha',
      'Valor de la leche': '$5,194,406.25',
    },
  };
  for (const [group, figures] of Object.entries(expected)) {
    for (const [label, text] of Object.entries(figures)) expect([label, figure(group, label)]).toEqual([label, text]);
  }
});

test('R-09 shows summaries, the face advance in words and the disclaimer', async () => {
  await typeE1();
  const results = screen.getByRole('region', { name: 'Resultado' });
  expect(results).toHaveTextContent(
    'Para dar 25 kg al día a 100 animales durante 365 días, con 10 % de reserva, hay que sembrar 19.7 ha con 29 bolsas de semilla.',
  );
  expect(within(results).getByRole('region', { name: 'Silo' })).toHaveTextContent('0.237 m/día Justo');
  expect(results).toHaveTextContent(silageDisclaimer);
});

test.each([
  ['8', '2.5', 'Justo'],
  ['4', '1.5', 'Bueno'],
  ['30', '4', 'Muy lento'],
])('R-09 rates the face advance of a silo of %s × %s m as %s', async (width, height, word) => {
  const { type } = await typeE1();
  await type('Ancho', width);
  await type('Alto', height);
  expect(screen.getByRole('region', { name: 'Silo' })).toHaveTextContent(word);
});

test('R-40 shows income, profit, margin, return and break-even of E4', async () => {
  const { mark, pick, type, figure } = openSimulator();
  await mark(/Venta/);
  await pick('Semilla', 'Maíz DKX-680 · Silo · Riego');
  await mark(/Riego/);
  await mark(/Búnker/);
  await type('Hectáreas por sembrar', '150');
  await type('Renta de la tierra', '12,000');
  await type('Descuento en la semilla', '10');
  await type('Merma', '12');
  await type('Ancho', '20');
  await type('Alto', '4');
  await type('Precio de venta', '1300');
  expect(figure('Venta', 'Ingreso')).toBe('$11,154,000.00');
  expect(figure('Venta', 'Utilidad')).toBe('$2,352,510.00');
  expect(figure('Venta', 'Margen')).toBe('21.09 %');
  expect(figure('Venta', 'Retorno de la inversión')).toBe('26.73 %');
  expect(figure('Venta', 'Precio de equilibrio')).toBe('$1,025.81');
  expect(figure('Costos', 'Costo total')).toBe('$8,801,490.00');
  expect(screen.queryByLabelText('Animales')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Leche' })).not.toBeInTheDocument();
});

test('R-40 says in words that a sale loses money', async () => {
  const { mark, type } = openSimulator();
  await mark(/Venta/);
  await type('Hectáreas por sembrar', '10');
  await type('Precio de venta', '100');
  expect(screen.getByRole('region', { name: 'Venta' })).toHaveTextContent(/A \$100\.00 por tonelada se pierden \$/);
});

test.each([
  [
    'Animales',
    ['0', '1.5', '-3', '50001', 'abc'],
    'El número de animales debe ser un número entero entre 1 y 50,000 cabezas.',
  ],
  ['Silo por animal al día', ['0.9', '51'], 'El consumo diario debe estar entre 1 y 50 kg.'],
  ['Días que se dará silo', ['0', '366', '10.5'], 'El periodo debe ser un número entero entre 1 y 365 días.'],
  ['Reserva', ['-1', '31'], 'La reserva debe estar entre 0 % y 30 %.'],
  ['Materia seca al cortar', ['0', '24.9', '46'], 'La materia seca debe estar entre 25 % y 45 %.'],
  ['Merma', ['41', '100'], 'La merma debe estar entre 0 % y 40 %.'],
  ['Renta de la tierra', ['-1'], 'La renta por hectárea debe estar entre 0 y 1,000,000 MXN.'],
  ['Descuento en la semilla', ['10.1', '-1'], 'El descuento de DKX-620 debe estar entre 0 % y 10 %.'],
  ['Ancho', ['0', '101'], 'El ancho del silo debe estar entre 0.5 y 100 m.'],
  ['Alto', ['0', '21'], 'La altura del silo debe estar entre 0.5 y 20 m.'],
])('R-09 shows the range of «%s» at its field', async (label, values, sentence) => {
  const { type, field, markup } = openSimulator();
  for (const value of values) {
    await type(label, value);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field(label)).toHaveValue(value);
    expect(markup()).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test.each([
  ['Hectáreas por sembrar', ['0', '10001'], 'La superficie debe estar entre 0.1 y 10,000 ha.'],
  ['Precio de venta', ['-1', 'mil'], 'El precio de venta debe estar entre 0 y 1,000,000 MXN.'],
])('R-40 shows the range of «%s» at its field in a sale', async (label, values, sentence) => {
  const { mark, type, field, markup } = openSimulator();
  await mark(/Venta/);
  for (const value of values) {
    await type(label, value);
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(markup()).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('R-09 lists missing inputs and links to their fields', async () => {
  const { user, mark, field } = openSimulator();
  await mark(/Venta/);
  expect(field('Hectáreas por sembrar')).not.toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Indique las hectáreas que se van a sembrar.' }));
  expect(field('Hectáreas por sembrar')).toHaveFocus();
});

test('R-09 updates defaults with production type, product and silo, and keeps typed values', async () => {
  const { pick, mark, type, field } = openSimulator();
  await type('Silo por animal al día', '30');
  await pick('Tipo de producción', 'Engorda');
  expect(field('Silo por animal al día')).toHaveValue('30');
  expect(field('Días que se dará silo')).toHaveValue('120');
  expect(field('Merma')).toHaveValue('20');
  await mark(/Bolsa/);
  expect(field('Merma')).toHaveValue('10');
  await pick('Semilla', 'Maíz DKX-540 · Doble propósito · Bajío');
  expect(field('Materia seca al cortar')).toHaveValue('35');
  expect(screen.queryByRole('region', { name: 'Leche' })).not.toBeInTheDocument();
});

test('R-09 restores the default of an empty or reset field', async () => {
  const { user, type, field } = openSimulator();
  await type('Animales', '');
  await user.tab();
  expect(field('Animales')).toHaveValue('20');
  await type('Animales', '1500');
  await user.tab();
  expect(field('Animales')).toHaveValue('1,500');
  await user.click(screen.getByRole('button', { name: 'Volver a 20 cabezas' }));
  expect(field('Animales')).toHaveValue('20');
});

test.each([
  ['Doble propósito', 'Doble propósito'],
  ['doble proposito', 'Doble propósito'],
  ['ENGORDA', 'Engorda'],
  ['', 'Leche'],
  ['otra cosa', 'Leche'],
])('R-09 the objective «%s» of the address chooses %s', (objective, name) => {
  const { field } = openSimulator(objective);
  expect(field('Tipo de producción')).toHaveDisplayValue(name);
});

test('R-09 uses fitting keypads', () => {
  const { field } = openSimulator();
  expect(field('Animales')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Merma')).toHaveAttribute('inputmode', 'decimal');
});

test('R-09 opens the collapsed section that holds an error', async () => {
  const { type, field } = openSimulator();
  await type('Renta de la tierra', '-5');
  await waitFor(() => expect(field('Renta de la tierra')).toBeVisible());
});

test('R-09 says what to do without products', () => {
  const { text } = openSimulator('', { ...demoCatalog, products: [] });
  expect(text()).toContain('Todavía no hay productos para simular');
});
