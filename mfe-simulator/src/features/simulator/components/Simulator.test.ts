import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { silageDisclaimer } from '@surco/shared/domain';
import { createExampleQuery, demoCatalog, openSimulator } from '../../../testing/openSimulator';

const dairyExample = createExampleQuery('E1 Leche');
const saleExample = createExampleQuery('E4 Venta');
const open = (inputs: Readonly<Record<string, string>> = {}) => openSimulator('Leche', undefined, inputs);

const listChartLabels = (): (string | null)[] =>
  screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

test('R-09 R-42 shows the worked example E1 Leche: every figure, charts, summary, dates and disclaimer', () => {
  const { readMetric, readPageText } = open(dairyExample);
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
  for (const [group, figures] of Object.entries(expected))
    for (const [label, text] of Object.entries(figures))
      expect([label, readMetric(group, label)]).toEqual([label, text]);
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
  const results = screen.getByRole('region', { name: 'Resultado' });
  expect(results).toHaveTextContent(
    'Para dar 25 kg al día a 100 animales durante 365 días, con 10 % de reserva, hay que sembrar 19.7 ha con 29 bolsas de semilla.',
  );
  expect(within(results).getByRole('region', { name: 'Silo' })).toHaveTextContent('0.237 m/día Justo');
  expect(results).toHaveTextContent(silageDisclaimer);
  expect(readPageText()).toContain('Precios y parámetros del 19/11/26.');
  expect(screen.getByRole('button', { name: /Siembra 19\.7 ha Semilla 29 bolsas Costo \$906,490/ })).toBeVisible();
});

test('R-40 shows income, profit, margin, return and break-even of the worked example E4 Venta, and a loss as such', async () => {
  const { type, readMetric } = open(saleExample);
  expect(readMetric('Venta', 'Ingreso')).toBe('$11,154,000.00');
  expect(readMetric('Venta', 'Utilidad')).toBe('$2,352,510.00');
  expect(readMetric('Venta', 'Margen')).toBe('21.09 %');
  expect(readMetric('Venta', 'Retorno de la inversión')).toBe('26.73 %');
  expect(readMetric('Venta', 'Precio de equilibrio')).toBe('$1,025.81');
  expect(readMetric('Costos', 'Costo total')).toBe('$8,801,490.00');
  expect(screen.queryByLabelText('Animales')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Leche' })).not.toBeInTheDocument();
  expect(listChartLabels().at(-1)).toBe(
    'Utilidad según el precio de venta. A $1,025.81 por tonelada ni se gana ni se pierde; a $1,300.00 la utilidad es de $2,352,510.00.',
  );
  // Without a face advance.
  expect(screen.getByRole('img', { name: /20 m de ancho.*junto a una persona\.$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Utilidad \$/ })).toBeInTheDocument();
  await type('Precio de venta', '500');
  expect(screen.getByRole('region', { name: 'Venta' })).toHaveTextContent(/A \$500\.00 por tonelada se pierden \$/);
  expect(listChartLabels().at(-1)).toMatch(/a \$500\.00 la pérdida es de -\$/);
  expect(screen.getByRole('button', { name: /Pérdida \$/ })).toBeInTheDocument();
});

test.each([
  ['4', '1.5', 'Bueno'],
  ['30', '4', 'Muy lento'],
])('R-09 rates the face advance of a silo of %s × %s m as %s', (siloWidth, siloHeight, word) => {
  open({ ...dairyExample, siloWidth, siloHeight });
  expect(screen.getByRole('region', { name: 'Silo' })).toHaveTextContent(word);
});

test('R-09 calculates while typing, and explains a metric with the values of the calculation', async () => {
  const { user, type } = open({ animals: '100' });
  const name = screen.getByRole('button', { name: 'Alimento requerido' });
  const row = name.closest('div');
  expect(name).toHaveAttribute('aria-expanded', 'false');
  await user.click(name);
  expect(name).toHaveAttribute('aria-expanded', 'true');
  expect(row).toHaveTextContent('Lo que come el hato en todo el periodo, tal como sale del silo.');
  expect(row).toHaveTextContent('Cómo se calcula: Animales × kilos al día × días ÷ 1,000.');
  expect(row).toHaveTextContent('100 × 25 kg × 365 ÷ 1,000');
  await type('Animales', '40');
  expect(row).toHaveTextContent('40 × 25 kg × 365 ÷ 1,000');
  await user.click(name);
  expect(row).not.toHaveTextContent('Cómo se calcula');
});

test('R-09 typing goes on where it was after the user left the window and came back', async () => {
  const { user, getField, type } = open();
  await type('Animales', '4');
  // A window that is left keeps its focused element.
  fireEvent.blur(getField('Animales'));
  fireEvent.focus(getField('Animales'));
  await user.keyboard('37');
  expect(getField('Animales')).toHaveValue('437');
});

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [
    'R-09 feed for a herd',
    {
      animals: '1.5',
      intakeKg: '51',
      days: '366',
      reserve: '0.31',
      dryMatter: '0',
      loss: '1',
      rentPerHa: '-1',
      discount: '0.101',
      siloWidth: '0',
      siloHeight: '21',
    },
    {
      Animales: 'El número de animales debe ser un número entero entre 1 y 50,000 cabezas.',
      'Silo por animal al día': 'El consumo diario debe estar entre 1 y 50 kg.',
      'Días que se dará silo': 'El periodo debe ser un número entero entre 1 y 365 días.',
      Reserva: 'La reserva debe estar entre 0 % y 30 %.',
      'Materia seca al cortar': 'La materia seca debe estar entre 25 % y 45 %.',
      Merma: 'La merma debe estar entre 0 % y 40 %.',
      'Renta de la tierra': 'La renta por hectárea debe estar entre 0 y 1,000,000 MXN.',
      'Descuento en la semilla': 'El descuento de DKX-620 debe estar entre 0 % y 10 %.',
      Ancho: 'El ancho del silo debe estar entre 0.5 y 100 m.',
      Alto: 'La altura del silo debe estar entre 0.5 y 20 m.',
    },
  ],
  [
    'R-40 a sale',
    { mode: 'VENTA', hectares: '0', salePrice: '-1' },
    {
      'Hectáreas por sembrar': 'La superficie debe estar entre 0.1 y 10,000 ha.',
      'Precio de venta': 'El precio de venta debe estar entre 0 y 1,000,000 MXN.',
    },
  ],
])('%s: each wrong value has its message at its field, without charts or NaN', (_name, inputs, messages) => {
  const { getField, readMarkup } = open(inputs);
  for (const [label, message] of Object.entries(messages)) {
    expect(getField(label)).toBeInvalid();
    expect(getField(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
});

test('R-09 keeps a typed text that is no number, and the bottom bar leads to it', async () => {
  const { user, type, getField, readMarkup, readPageText } = open(dairyExample);
  await type('Animales', 'abc');
  expect(getField('Animales')).toHaveValue('abc');
  expect(getField('Animales')).toBeInvalid();
  expect(readPageText()).toContain('Para calcular hace falta revisar un dato:');
  expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
  await user.click(screen.getByRole('button', { name: /Hay datos por revisar/ }));
  expect(getField('Animales')).toHaveFocus();
});

test('R-09 lists missing inputs and links to their fields', async () => {
  const { user, chooseRadio, getField } = open();
  await chooseRadio(/Venta/);
  expect(getField('Hectáreas por sembrar')).not.toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Indique las hectáreas que se van a sembrar.' }));
  expect(getField('Hectáreas por sembrar')).toHaveFocus();
});

test.each([
  ['one cow for a day', { animals: '1', intakeKg: '1', days: '1', reserve: '0', loss: '0', siloWidth: '100' }],
  [
    'the greatest herd',
    { animals: '50000', intakeKg: '50', days: '365', reserve: '0.3', loss: '0.4', siloWidth: '0.5' },
  ],
  ['a sale for nothing', { ...saleExample, salePrice: '0', hectares: '0.1' }],
  ['the dearest sale', { ...saleExample, salePrice: '1000000', hectares: '10000', rentPerHa: '1000000' }],
  ['a price close to zero', { ...saleExample, salePrice: '0.0000000001' }],
])('R-09 R-40 draws %s without NaN or Infinity', (_case, inputs) => {
  const { readMarkup } = open({ ...inputs, siloHeight: '0.5' });
  expect(screen.getAllByRole('img').length).toBeGreaterThan(4);
  expect(readMarkup()).not.toMatch(/NaN|Infinity|undefined/);
});

test('R-09 updates defaults with production type, product and silo, and keeps typed values', async () => {
  const { pick, chooseRadio, type, getField } = open();
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

test('R-09 restores the default of an empty or reset field; keypads fit, and an error opens its section', async () => {
  const { user, type, getField } = open();
  expect(getField('Animales')).toHaveAttribute('inputmode', 'numeric');
  expect(getField('Merma')).toHaveAttribute('inputmode', 'decimal');
  await type('Animales', '');
  await user.tab();
  expect(getField('Animales')).toHaveValue('20');
  await type('Animales', '1500');
  await user.tab();
  expect(getField('Animales')).toHaveValue('1,500');
  await user.click(screen.getByRole('button', { name: 'Volver a 20 cabezas' }));
  expect(getField('Animales')).toHaveValue('20');
  await type('Renta de la tierra', '-5');
  await waitFor(() => expect(getField('Renta de la tierra')).toBeVisible());
});

test.each([
  ['doble proposito', 'Doble propósito'],
  ['ENGORDA', 'Engorda'],
  ['', 'Leche'],
  ['otra cosa', 'Leche'],
])('R-09 selects by the objective «%s» of the address the production type %s', (objective, name) => {
  expect(openSimulator(objective).getField('Tipo de producción')).toHaveDisplayValue(name);
});

test('R-09 says that there are no products to simulate with', () => {
  const { readPageText } = openSimulator('', { ...demoCatalog, products: [] });
  expect(readPageText()).toContain('Todavía no hay productos para simular');
});

test('R-40 every number field has a slider, which shows typed values and changes the result', async () => {
  const { type, getField, readMetric, chooseRadio } = open();
  const inputs = screen.getByRole('form', { name: 'Datos' });
  const getSlider = (name: string) => within(inputs).getByRole('slider', { name: `Deslizador de ${name}` });
  expect(within(inputs).getAllByRole('slider')).toHaveLength(within(inputs).getAllByRole('textbox').length);
  const animals = getSlider('animales');
  expect(animals).toHaveAttribute('aria-valuetext', '20 cabezas');
  fireEvent.change(animals, { target: { value: Number(animals.getAttribute('max')) } });
  expect(getField('Animales')).toHaveValue('50,000');
  expect(animals).toHaveAttribute('aria-valuetext', '50,000 cabezas');
  expect(readMetric('Siembra y cosecha', 'Alimento requerido')).toBe('456,250.00 t');
  // Beyond its last stop.
  await type('Renta de la tierra', '250000');
  expect(getSlider('renta de la tierra')).toHaveAttribute('aria-valuetext', '250,000 pesos/ha');
  await chooseRadio(/Venta/);
  expect(getSlider('hectáreas por sembrar')).toHaveAttribute('aria-valuetext', 'sin dato');
});

test('R-09 keeps the bar above the phone’s keyboard', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  open(dairyExample);
  const bar = screen.getByRole('button', { name: /Siembra/ });
  const resizeViewport = (height: number, scale = 1): string => {
    Object.assign(viewport, { height, scale });
    act(() => void viewport.dispatchEvent(new Event('resize')));
    return bar.style.getPropertyValue('--surco-keyboard');
  };
  expect(resizeViewport(window.innerHeight - 300)).toBe('300px');
  expect(resizeViewport(window.innerHeight / 2, 2)).toBe('0px');
  expect(resizeViewport(window.innerHeight)).toBe('0px');
  Reflect.deleteProperty(window, 'visualViewport');
});
