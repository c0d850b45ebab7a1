import { getDemoProduct, getDemoProductionType } from '../../demo';
import { classifyFaceAdvance } from './faceAdvance';
import type { SilageRequest, SilageContext } from './input';
import { defaultSilageParameters, resolveSilageParameters } from './silageParameters';
import { emptyResult } from './result';
import { simulateRequest } from './simulate';

const context: SilageContext = {
  product: getDemoProduct('DKX-620'),
  production: getDemoProductionType('Leche'),
  parameters: defaultSilageParameters,
};
const feedForHerd: SilageRequest = {
  mode: 'AUTOCONSUMO',
  condition: 'RIEGO',
  silo: { type: 'BUNKER', width: 8, height: 2.5 },
};
const silageForSale: SilageRequest = { ...feedForHerd, mode: 'VENTA', hectares: 10 };

test.each<[string, SilageRequest, string, string]>([
  [
    'no animals',
    { ...feedForHerd, animals: 0 },
    'animals',
    'El número de animales debe ser un número entero entre 1 y 50,000 cabezas.',
  ],
  [
    'half an animal',
    { ...feedForHerd, animals: 1.5 },
    'animals',
    'El número de animales debe ser un número entero entre 1 y 50,000 cabezas.',
  ],
  [
    'intake above the maximum',
    { ...feedForHerd, intakeKg: 50.1 },
    'intakeKg',
    'El consumo diario debe estar entre 1 y 50 kg.',
  ],
  [
    'more than a year',
    { ...feedForHerd, days: 366 },
    'days',
    'El periodo debe ser un número entero entre 1 y 365 días.',
  ],
  ['a reserve above 30 %', { ...feedForHerd, reserve: 0.31 }, 'reserve', 'La reserva debe estar entre 0 % y 30 %.'],
  ['no dry matter', { ...feedForHerd, dryMatter: 0 }, 'dryMatter', 'La materia seca debe estar entre 25 % y 45 %.'],
  ['a loss of 100 %', { ...feedForHerd, loss: 1 }, 'loss', 'La merma debe estar entre 0 % y 40 %.'],
  ['0 hectares', { ...silageForSale, hectares: 0 }, 'hectares', 'La superficie debe estar entre 0.1 y 10,000 ha.'],
  ['hectares missing', { ...silageForSale, hectares: null }, 'hectares', 'Indique las hectáreas que se van a sembrar.'],
  [
    'a negative price',
    { ...silageForSale, salePrice: -1 },
    'salePrice',
    'El precio de venta debe estar entre 0 y 1,000,000 MXN.',
  ],
  [
    'a negative rent',
    { ...feedForHerd, rentPerHa: -0.01 },
    'rentPerHa',
    'La renta por hectárea debe estar entre 0 y 1,000,000 MXN.',
  ],
  [
    'flat silo',
    { ...feedForHerd, silo: { ...feedForHerd.silo, height: 0 } },
    'silo.height',
    'La altura del silo debe estar entre 0.5 y 20 m.',
  ],
  [
    'no width',
    { ...feedForHerd, silo: { ...feedForHerd.silo, width: Number.NaN } },
    'silo.width',
    'El ancho del silo debe estar entre 0.5 y 100 m.',
  ],
  [
    'a discount above 10 %',
    { ...feedForHerd, discount: 0.11 },
    'discount',
    'El descuento de DKX-620 debe estar entre 0 % y 10 %.',
  ],
])('R-09 rejects %s with a message at its field and an empty result', (_name, request, path, message) => {
  const { problems, result } = simulateRequest(request, context);
  expect(problems).toEqual([{ path, message }]);
  expect(result).toEqual(emptyResult);
});

test('R-09 without a production type the herd needs intake and days', () => {
  const { problems } = simulateRequest(feedForHerd, { ...context, production: null });
  expect(problems.map((problem) => problem.path)).toEqual(['intakeKg', 'days']);
  expect(
    simulateRequest({ ...feedForHerd, intakeKg: 20, days: 30 }, { ...context, production: null }).problems,
  ).toEqual([]);
});

test('R-09 the message names a product without sowing data', () => {
  const product = { ...getDemoProduct('DKX-S10'), kgPerHa: null };
  expect(simulateRequest(feedForHerd, { ...context, product }).problems).toEqual([
    { path: 'productId', message: 'A DKX-S10 le faltan datos para calcular.' },
  ]);
});

test('R-09 defaults come from the production type, the product, the silo and the market', () => {
  expect(simulateRequest(feedForHerd, context).input).toMatchObject({
    animals: 20,
    intakeKg: 25,
    days: 365,
    reserve: 0.1,
    dryMatter: 0.33,
    loss: 0.15,
    discount: 0,
    rentPerHa: 0,
    salePrice: 1500,
    hectares: null,
  });
  expect(simulateRequest({ ...silageForSale, animals: 5 }, context).input).toMatchObject({
    animals: null,
    days: null,
    hectares: 10,
  });
  const moist = { ...context, product: { ...context.product, dryMatter: 0.2 } };
  expect(simulateRequest(feedForHerd, moist).input.dryMatter).toBe(0.25);
});

test('R-42 stored parameters replace the defaults unless they are out of range', () => {
  const read = resolveSilageParameters([
    { key: 'ensiling', value: 300 },
    { key: 'emergence', value: 0 },
    { key: 'conversion.minPaidPct', value: 0.5 },
  ]);
  expect(read).toEqual({ ...defaultSilageParameters, ensiling: 300 });
});

test.each([
  [0.099, 'RED'],
  [0.1, 'AMBER'],
  [0.299, 'AMBER'],
  [0.3, 'GREEN'],
])('R-09 a face that advances %d m a day is %s', (advance, band) => {
  expect(classifyFaceAdvance(advance)).toBe(band);
});

test('R-09 an exact tenth of a hectare is not rounded up', () => {
  const product = { ...getDemoProduct('DKX-620'), yieldMV: 60 };
  const request: SilageRequest = {
    ...feedForHerd,
    animals: 100,
    intakeKg: 10,
    days: 180,
    reserve: 0,
    loss: 0.1,
    dryMatter: 0.33,
  };
  const { result } = simulateRequest(request, { ...context, product });
  expect([result.hectaresExact, result.hectares]).toEqual([3.3333, 3.4]);
  const even = simulateRequest({ ...request, days: 162 }, { ...context, product }).result;
  expect([even.hectaresExact, even.hectares]).toEqual([3, 3]);
});
