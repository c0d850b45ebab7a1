import { describeServerError } from './describeServerError';

const error = 'La sección no se publicó.';

test('C-07 gives every reason of a refused build in English', () => {
  const data = [
    { kind: 'file-hash', subject: 'list.js' },
    { kind: 'package', subject: 'react ^20.0.0', detail: '19.3.1' },
  ];
  const details = data.map(({ kind }) => ({ path: kind, message: 'No se admite.' }));
  expect(describeServerError({ error, code: 'SECCION_RECHAZADA', details, data }, 422).split('\n')).toEqual([
    'The section was not published, because the server cannot use its build:',
    '  - list.js is not the file that integrity.json describes: it is incomplete, changed or missing.',
    '  - needs react ^20.0.0 and the host offers 19.3.1.',
  ]);
});

test('C-07 names what a newer server finds, and the option that a server refuses', () => {
  const details = [{ path: 'license', message: 'Falta la licencia.' }];
  const data = [{ kind: 'license', subject: 'list.js' }];
  expect(describeServerError({ error, code: 'SECCION_RECHAZADA', details, data }, 422)).toMatch(/:\n {2}- license$/);
  expect(describeServerError({ error, code: 'DATOS_INVALIDOS', details }, 400)).toMatch(/options:\n {2}- license$/);
});

test('C-07 names the status of an answer without a known code', () => {
  expect(describeServerError({}, 502)).toBe('The server answered with status 502.');
  expect(describeServerError({ error, code: 'API_KEY' }, 401)).toBe('The server answered with status 401 (API_KEY).');
});
