import { findInputErrors, getEmptyValues, toInput } from './forms';
import { productionTypeFields } from './productionType';
import { productionTypeInput } from './productionTypeInput';

const validInput = { name: 'Leche', defaultIntakeKg: 26.5, defaultDays: 365, milkKgPerTonneDM: null };

test.each<[object, string[]]>([
  [{}, []],
  [
    toInput(productionTypeFields, getEmptyValues(productionTypeFields)),
    ['name: Escriba el nombre.', 'defaultIntakeKg: Escriba el consumo diario.', 'defaultDays: Escriba los días.'],
  ],
  [{ name: 'a'.repeat(61) }, ['name: Es demasiado largo: caben 60 caracteres.']],
  [{ defaultIntakeKg: 51 }, ['defaultIntakeKg: Debe estar entre 1 y 50 kg.']],
  [{ defaultIntakeKg: 26.555 }, ['defaultIntakeKg: Escriba 2 decimales como máximo.']],
  [{ defaultDays: 12.5 }, ['defaultDays: Debe ser un número entero, entre 1 y 365.']],
  [{ milkKgPerTonneDM: 0 }, ['milkKgPerTonneDM: Debe estar entre 0.01 y 10,000 kg.']],
])('R-41 P-04 a production type with %j has the errors %j', (change, errors) => {
  const found = findInputErrors(productionTypeInput, { ...validInput, ...change });
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(errors);
});
