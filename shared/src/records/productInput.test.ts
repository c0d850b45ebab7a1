import { findInputErrors, getEmptyValues, toBody, toInput } from './forms';
import { productFields } from './product';
import { productInput } from './productInput';

const emptyInput = toInput(productFields, getEmptyValues(productFields));
const validInput = {
  ...emptyInput,
  code: ' dkx-620 ',
  name: 'Maíz',
  seedsPerBag: 60_000,
  densityPlantsHa: 80_000,
  yieldMV: 60.25,
  dryMatter: 0.3333,
  basePrice: '3,950',
  maxDiscount: 0.075,
  taxRate: 0,
};
const kilograms = { packaging: 'KG', seedsPerBag: null, densityPlantsHa: null, kgPerBag: 20, kgPerHa: 12 };
const describeErrors = (input: object): string[] =>
  findInputErrors(productInput, input).map(({ path, message }) => `${path}: ${message}`);

test('R-20 P-04 reports every required field of an empty form in the order of the page', () => {
  expect(describeErrors({ ...emptyInput, taxRate: 0 })).toEqual([
    'code: Escriba la clave.',
    'name: Escriba el nombre.',
    'seedsPerBag: Elija cuántas semillas lleva la bolsa.',
    'densityPlantsHa: Escriba las plantas por hectárea.',
    'yieldMV: Escriba el rendimiento.',
    'dryMatter: Escriba la materia seca.',
    'basePrice: Escriba un precio mayor que cero, con dos decimales como máximo.',
    'maxDiscount: Escriba el descuento máximo; 0 si no se descuenta.',
  ]);
});

test.each<[object, string[]]>([
  [{}, []],
  [{ taxRate: undefined, enabled: undefined, environment: null }, []],
  [kilograms, []],
  [{ code: 'x'.repeat(21) }, ['code: Es demasiado largo: caben 20 caracteres.']],
  [{ code: `${'x'.repeat(18)}ß` }, []],
  [{ code: `${'x'.repeat(19)}ß` }, ['code: Es demasiado largo: caben 20 caracteres.']],
  [{ crop: 'SOYA' }, ['crop: Elija uno de los valores que se ofrecen.']],
  [{ seedsPerBag: 50_000 }, ['seedsPerBag: Una bolsa lleva 60,000 u 80,000 semillas.']],
  [{ densityPlantsHa: 20_000 }, ['densityPlantsHa: Debe ser un número entero, entre 30,000 y 120,000 plantas/ha.']],
  [
    { packaging: 'KG' },
    ['kgPerBag: Escriba los kilogramos por bolsa.', 'kgPerHa: Escriba los kilogramos por hectárea.'],
  ],
  [{ ...kilograms, kgPerBag: 0 }, ['kgPerBag: Debe estar entre 0.01 y 10,000 kg.']],
  [{ ...kilograms, kgPerHa: Number.NaN }, ['kgPerHa: Debe estar entre 0.01 y 10,000 kg/ha.']],
  [{ yieldMV: 9 }, ['yieldMV: Debe estar entre 10 y 120 t/ha.']],
  [{ yieldMV: 60.255 }, ['yieldMV: Escriba 2 decimales como máximo.']],
  [{ dryMatter: 0.5 }, ['dryMatter: Debe estar entre 20 y 45 %.']],
  [{ dryMatter: 0.33333 }, ['dryMatter: Escriba 2 decimales como máximo.']],
  [{ basePrice: '0' }, ['basePrice: Escriba un precio mayor que cero, con dos decimales como máximo.']],
  [{ basePrice: '1.005' }, ['basePrice: Escriba un precio mayor que cero, con dos decimales como máximo.']],
  [{ basePrice: 'NaN' }, ['basePrice: Escriba un precio mayor que cero, con dos decimales como máximo.']],
  [{ maxDiscount: 0.21 }, ['maxDiscount: Debe estar entre 0 y 20 %.']],
  [{ taxRate: 0.08 }, ['taxRate: El IVA es 0 o 16 %.']],
  [{ treatment: 'x'.repeat(161) }, ['treatment: Es demasiado largo: caben 160 caracteres.']],
])('P-04 a product with %j has the errors %j', (change, errors) => {
  expect(describeErrors({ ...validInput, ...change })).toEqual(errors);
});

test('P-04 normalizes code and price, and accepts its own output', () => {
  const body = toBody(productInput, { ...validInput, taxRate: undefined, enabled: undefined });
  expect(body).toMatchObject({ code: 'DKX-620', basePrice: '3950.00', environment: '', taxRate: 0, enabled: true });
  expect(toBody(productInput, body)).toEqual(body);
});
