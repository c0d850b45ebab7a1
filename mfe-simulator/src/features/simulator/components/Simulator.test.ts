import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { silageDisclaimer } from '@surco/shared/domain';
import { demoCatalog, openSimulator } from '../../../testing/openSimulator';

/** Enters the worked example `E1 Leche` of `shared/src/domain/silage`. */
async function enterDairyExample() {
  const simulator = openSimulator();
  await simulator.pick('Tipo de producción', 'Leche');
  await simulator.pick('Semilla', 'Maíz DKX-620 · Silo · Riego');
  await simulator.chooseRadio(/Riego/);
  await simulator.chooseRadio(/Búnker/);
  await simulator.type('Animales', '100');
  await simulator.type('Silo por animal al día', '25');
  await simulator.type('Días que se dará silo', '365');
  await simulator.type('Reserva', '10');
  await simulator.type('Merma', '15');
  await simulator.type('Ancho', '8');
  await simulator.type('Alto', '2.5');
  return simulator;
}

test('R-09 typing goes on where it was after the user left the window and came back', async () => {
  const { user } = openSimulator();
  const field = screen.getByRole('textbox', { name: 'Animales' });
  await user.clear(field);
  await user.type(field, '4');
  // A window that is left keeps its focused element.
  fireEvent.blur(field);
  fireEvent.focus(field);
  await user.keyboard('37');
  expect(field).toHaveValue('437');
});

test('R-09 calculates the worked example E1 Leche while typing, without a button', async () => {
  const { readMetric } = await enterDairyExample();
  const expected: Record<string, Record<string, string>> = {
    'Siembra y cosecha': {
      'Hectáreas por sembrar': '19.7 ha',
      'Bolsas de semilla': '29',
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
    for (const [label, text] of Object.entries(figures))
      expect([label, readMetric(group, label)]).toEqual([label, text]);
  }
});

test('R-09 shows summaries, the face advance in words and the disclaimer', async () => {
  await enterDairyExample();
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
  const { type } = await enterDairyExample();
  await type('Ancho', width);
  await type('Alto', height);
  expect(screen.getByRole('region', { name: 'Silo' })).toHaveTextContent(word);
});

test('R-40 shows income, profit, margin, return and break-even of the worked example E4 Venta', async () => {
  const { chooseRadio, pick, type, readMetric } = openSimulator();
  await chooseRadio(/Venta/);
  await pick('Semilla', 'Maíz DKX-680 · Silo · Riego');
  await chooseRadio(/Riego/);
  await chooseRadio(/Búnker/);
  await type('Hectáreas por sembrar', '150');
  await type('Renta de la tierra', '12,000');
  await type('Descuento en la semilla', '10');
  await type('Merma', '12');
  await type('Ancho', '20');
  await type('Alto', '4');
  await type('Precio de venta', '1300');
  expect(readMetric('Venta', 'Ingreso')).toBe('$11,154,000.00');
  expect(readMetric('Venta', 'Utilidad')).toBe('$2,352,510.00');
  expect(readMetric('Venta', 'Margen')).toBe('21.09 %');
  expect(readMetric('Venta', 'Retorno de la inversión')).toBe('26.73 %');
  expect(readMetric('Venta', 'Precio de equilibrio')).toBe('$1,025.81');
  expect(readMetric('Costos', 'Costo total')).toBe('$8,801,490.00');
  expect(screen.queryByLabelText('Animales')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Leche' })).not.toBeInTheDocument();
});

test('R-40 says in words that a sale loses money', async () => {
  const { chooseRadio, type } = openSimulator();
  await chooseRadio(/Venta/);
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
])('R-09 shows the range of «%s» at its field', async (label, values, message) => {
  const { type, getField, readMarkup } = openSimulator();
  for (const value of values) {
    await type(label, value);
    expect(getField(label)).toBeInvalid();
    expect(getField(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(getField(label)).toHaveValue(value);
    expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test.each([
  ['Hectáreas por sembrar', ['0', '10001'], 'La superficie debe estar entre 0.1 y 10,000 ha.'],
  ['Precio de venta', ['-1', 'mil'], 'El precio de venta debe estar entre 0 y 1,000,000 MXN.'],
])('R-40 shows the range of «%s» at its field in a sale', async (label, values, message) => {
  const { chooseRadio, type, getField, readMarkup } = openSimulator();
  await chooseRadio(/Venta/);
  for (const value of values) {
    await type(label, value);
    expect(getField(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('R-09 lists missing inputs and links to their fields', async () => {
  const { user, chooseRadio, getField } = openSimulator();
  await chooseRadio(/Venta/);
  expect(getField('Hectáreas por sembrar')).not.toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Indique las hectáreas que se van a sembrar.' }));
  expect(getField('Hectáreas por sembrar')).toHaveFocus();
});

test('R-09 updates defaults with production type, product and silo, and keeps typed values', async () => {
  const { pick, chooseRadio, type, getField } = openSimulator();
  await type('Silo por animal al día', '30');
  await pick('Tipo de producción', 'Engorda');
  expect(getField('Silo por animal al día')).toHaveValue('30');
  expect(getField('Días que se dará silo')).toHaveValue('120');
  expect(getField('Merma')).toHaveValue('20');
  await chooseRadio(/Bolsa/);
  expect(getField('Merma')).toHaveValue('10');
  await pick('Semilla', 'Maíz DKX-540 · Doble propósito · Bajío');
  expect(getField('Materia seca al cortar')).toHaveValue('35');
  expect(screen.queryByRole('region', { name: 'Leche' })).not.toBeInTheDocument();
});

test('R-09 restores the default of an empty or reset field', async () => {
  const { user, type, getField } = openSimulator();
  await type('Animales', '');
  await user.tab();
  expect(getField('Animales')).toHaveValue('20');
  await type('Animales', '1500');
  await user.tab();
  expect(getField('Animales')).toHaveValue('1,500');
  await user.click(screen.getByRole('button', { name: 'Volver a 20 cabezas' }));
  expect(getField('Animales')).toHaveValue('20');
});

test.each([
  ['Doble propósito', 'Doble propósito'],
  ['doble proposito', 'Doble propósito'],
  ['ENGORDA', 'Engorda'],
  ['', 'Leche'],
  ['otra cosa', 'Leche'],
])('R-09 selects by the objective «%s» of the address the production type %s', (objective, name) => {
  const { getField } = openSimulator(objective);
  expect(getField('Tipo de producción')).toHaveDisplayValue(name);
});

test('R-09 uses fitting keypads', () => {
  const { getField } = openSimulator();
  expect(getField('Animales')).toHaveAttribute('inputmode', 'numeric');
  expect(getField('Merma')).toHaveAttribute('inputmode', 'decimal');
});

test('R-09 opens the collapsed section that holds an error', async () => {
  const { type, getField } = openSimulator();
  await type('Renta de la tierra', '-5');
  await waitFor(() => expect(getField('Renta de la tierra')).toBeVisible());
});

test('R-09 says that there are no products to simulate with', () => {
  const { readPageText } = openSimulator('', { ...demoCatalog, products: [] });
  expect(readPageText()).toContain('Todavía no hay productos para simular');
});

test('R-42 shows the date of prices and parameters', () => {
  const { readPageText } = openSimulator();
  expect(readPageText()).toContain('Precios y parámetros del 19/11/26.');
});
