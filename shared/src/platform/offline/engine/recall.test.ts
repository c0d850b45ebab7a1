import { recalled, sorted, type StoredAnswer, superfluous } from './recall';

const stored = (key: StoredAnswer['key'], address: string, answer: object, at = '2026-11-21T10:00:00.000Z') =>
  ({ id: `${key} ${address}`, key, address, answer, at }) satisfies StoredAnswer;

const person = (id: string, firstName: string, extra: object = {}) => ({
  id,
  firstName,
  lastName: 'Peña',
  businessName: null,
  phone: '8711234567',
  status: 'ACTIVO',
  ...extra,
});

const WHOLE = sorted('/clients?page=1&size=all&status=ACTIVO');
const clients = stored('GET /clients', WHOLE, {
  data: [person('1', 'Ángela'), person('2', 'Bruno', { businessName: 'Lechería El Roble' }), person('3', 'Carla')],
});
const seasons = stored('GET /seasons', '/seasons?isOpen=true', { data: [] });
const all = [seasons, clients];

test('the same question in another order is the same', () => expect(sorted('/x?b=2&a=1')).toBe(sorted('/x?a=1&b=2')));

test('X-18 the last answer to this very question', () => {
  expect(recalled('GET /seasons', '/seasons?isOpen=true', all)).toBe(seasons);
  expect(recalled('GET /seasons', '/seasons?isOpen=false', all)).toBeNull();
});

test.each([
  ['/clients?search=lecheria', ['2']],
  ['/clients?search=ANGELA pena', ['1']],
  ['/clients?search=8711&status=ACTIVO', ['1', '2', '3']],
  ['/clients?search=871 123 4567', ['1', '2', '3']],
  ['/clients?page=2&size=2', ['3']],
  ['/clients?page=1&size=10&sort=name', ['1', '2', '3']],
  ['/clients?search=nadie', []],
])('X-19 customers are searched in the list seen last, without accents: %s', (address, ids) => {
  const seen = recalled('GET /clients', sorted(address), all);
  expect(seen?.answer).toMatchObject({ data: ids.map((id) => expect.objectContaining({ id })) });
  expect(seen?.at).toBe(clients.at);
});

test.each(['/clients?localityId=7', '/clients?status=INACTIVO'])(
  'X-19 what only the server can choose is not guessed: %s',
  (address) => expect(recalled('GET /clients', address, all)).toBeNull(),
);

test('one customer is read out of the list', () => {
  expect(recalled('GET /clients/{id}', '/clients/2', all)?.answer).toMatchObject({ firstName: 'Bruno' });
  expect(recalled('GET /clients/{id}', '/clients/9', all)).toBeNull();
});

test('the oldest of too many, and what is two weeks old, goes', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const lists = ['a', 'b', 'c', 'd', 'e'].map((name, day) =>
    stored('GET /sales', `/sales?${name}`, {}, `2026-11-1${day}T00:00:00.000Z`),
  );
  const old = stored('GET /distributors', '/distributors', {}, '2026-11-01T00:00:00.000Z');
  expect(superfluous([...lists, old], now).toSorted()).toEqual([
    'GET /distributors /distributors',
    'GET /sales /sales?a',
  ]);
});
