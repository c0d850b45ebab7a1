import type { z } from 'zod';
import { findInputErrors, getEmptyValues, toInput } from './forms';
import { localityFields } from './locality';
import { localityInput } from './localityInput';
import { zoneFields } from './zone';
import { zoneInput } from './zoneInput';

const describeErrors = (schema: z.core.$ZodType, input: object): string[] =>
  findInputErrors(schema, input).map(({ path, message }) => `${path}: ${message}`);

test.each<[object, string[]]>([
  [{ name: 'Laguna', stateIds: ['05', '10'] }, []],
  [
    toInput(zoneFields, getEmptyValues(zoneFields)),
    ['name: Escriba el nombre.', 'stateIds: Elija al menos un estado.'],
  ],
  [{ name: 'Laguna', stateIds: ['5'] }, ['stateIds.0: La clave del estado tiene dos dígitos.']],
])('R-38 P-04 a zone %j has the errors %j', (input, errors) => {
  expect(describeErrors(zoneInput, input)).toEqual(errors);
});

const validLocality = {
  name: 'San Pedro',
  municipality: 'San Pedro',
  zoneId: '0b8b2a58-7b4c-4e0e-9d0c-9f2b2a587b4c',
  stateId: '05',
};

test.each<[object, string[]]>([
  [{}, []],
  [
    toInput(localityFields, getEmptyValues(localityFields)),
    [
      'name: Escriba el nombre.',
      'municipality: Escriba el municipio.',
      'zoneId: Elija una zona.',
      'stateId: Elija un estado.',
    ],
  ],
  [{ name: 'a'.repeat(81) }, ['name: Es demasiado largo: caben 80 caracteres.']],
])('R-39 P-04 a locality with %j has the errors %j', (change, errors) => {
  expect(describeErrors(localityInput, { ...validLocality, ...change })).toEqual(errors);
});
