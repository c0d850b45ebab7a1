import { HttpError } from '../http/httpError';
import { serializeError } from './serializeError';

test('has the stack and the causes once', () => {
  const { stack } = serializeError(new Error('The mail failed.', { cause: new TypeError('The socket is closed.') }));
  expect(stack).toMatch(/^Error: The mail failed\.\n {4}at .*\ncaused by TypeError: The socket is closed\.\n {4}at /s);
});

test('names the code of an error in place of its Spanish message for users', () => {
  const { message, stack } = serializeError(
    new HttpError('CORREO_NO_DISPONIBLE', { cause: new Error('The socket is closed.') }),
  );
  expect(message).toBe('CORREO_NO_DISPONIBLE');
  expect(stack).toMatch(
    /^HttpError: CORREO_NO_DISPONIBLE\n {4}at .*\ncaused by Error: The socket is closed\.\n {4}at /s,
  );
});

test('hides values that somebody entered, and leaves out the properties of libraries', () => {
  const refused = new Error('550 no such user\n <ana.diaz@empresa.mx>');
  Object.assign(refused, { rejected: ['ana.diaz@empresa.mx'], row: { name: 'Ana' } });
  const invalid = Object.assign(new Error('invalid input syntax for type uuid: "Ana Díaz"'), { code: '22P02' });
  const serialized = JSON.stringify([serializeError(refused), serializeError(invalid)]);
  expect(serialized).not.toMatch(/Ana|ana\.diaz/);
  expect(serialized).toContain('550 no such user');
  expect(serialized).toContain('invalid input syntax for type uuid');
});

test('names the first of several addresses that refuse a connection', () => {
  const refusal = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
  expect(serializeError(new AggregateError([refusal, new Error('another')]))).toMatchObject({
    code: 'ECONNREFUSED',
    message: 'connect ECONNREFUSED ::1:5432',
  });
});

test('accepts anything that is thrown', () => {
  expect(serializeError('secret')).toMatchObject({ type: 'string', message: expect.not.stringContaining('secret') });
});
