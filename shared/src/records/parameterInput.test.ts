import { findInputErrors } from './forms';
import { parametersInput } from './parameterInput';

test.each<[object[], string[]]>([
  [[{ key: 'ensiling', value: 230 }], []],
  [[{ key: 'emergence', value: 0.875, version: 0 }], []],
  [[], ['params: Cambie al menos un parámetro.']],
  [[{ key: 'nada', value: 1 }], ['params.0.key: Este parámetro no existe.']],
  [
    [
      { key: 'labour', value: 1 },
      { key: 'labour', value: 2 },
    ],
    ['params.1.key: Este parámetro está dos veces.'],
  ],
  [[{ key: 'ensiling', value: 20_000 }], ['params.0.value: Debe estar entre 0 y 10,000 MXN/t MV.']],
  [[{ key: 'ensiling', value: 1.2345 }], []],
  [[{ key: 'ensiling', value: 1.23456 }], ['params.0.value: Escriba 4 decimales como máximo.']],
  [[{ key: 'loss.BUNKER', value: 0.1234 }], []],
  [[{ key: 'loss.BUNKER', value: 0.12345 }], ['params.0.value: Escriba 2 decimales como máximo.']],
  [[{ key: 'loss.BUNKER', value: 0.41 }], ['params.0.value: Debe estar entre 0 y 40 %.']],
  [[{ key: 'ensiling', value: null }], ['params.0.value: Escriba un valor.']],
  [[{ key: 'ensiling', value: Number.NaN }], ['params.0.value: Escriba un número.']],
  [[{ key: 'security.secondFactorRequired', value: 0.5 }], ['params.0.value: Debe ser un número entero, entre 0 y 1.']],
])('R-42 the parameters %j have the errors %j', (params, errors) => {
  const found = findInputErrors(parametersInput, { params });
  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(errors);
});
