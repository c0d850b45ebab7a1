import { declareOfflineCalls } from '../offlineCalls';
import { findCachedResponse, normalizeAddress, type StoredResponse, findIdsToDelete } from './responseCache';

beforeAll(() =>
  declareOfflineCalls({
    'GET /clients': {
      maxAnswers: 4,
      search: {
        fields: ['firstName', 'lastName', 'businessName', 'rfc', 'phone', 'email'],
        filters: { status: 'ACTIVO' },
      },
    },
    'GET /clients/{id}': { maxAnswers: 40, recordOf: 'GET /clients' },
    'GET /sales': 4,
    'GET /distributors': 1,
  }),
);

const createStoredResponse = (
  key: StoredResponse['key'],
  address: string,
  answer: object,
  at = '2026-11-21T10:00:00.000Z',
) => ({ id: `${key} ${address}`, key, address, answer, at }) satisfies StoredResponse;

const createCustomer = (id: string, firstName: string, extra: object = {}) => ({
  id,
  firstName,
  lastName: 'Peña',
  businessName: null,
  phone: '8711234567',
  status: 'ACTIVO',
  ...extra,
});

const FULL_LIST_ADDRESS = normalizeAddress('/clients?page=1&size=all&status=ACTIVO');
const customers = createStoredResponse('GET /clients', FULL_LIST_ADDRESS, {
  data: [
    createCustomer('1', 'Ángela'),
    createCustomer('2', 'Bruno', { businessName: 'Lechería El Roble' }),
    createCustomer('3', 'Carla'),
  ],
});
const seasons = createStoredResponse('GET /seasons', '/seasons?isOpen=true', { data: [] });
const stored = [seasons, customers];

test('ignores the order of the query parameters', () =>
  expect(normalizeAddress('/x?b=2&a=1')).toBe(normalizeAddress('/x?a=1&b=2')));

test('X-18 finds the last response to the same request', () => {
  expect(findCachedResponse('GET /seasons', '/seasons?isOpen=true', stored)).toBe(seasons);
  expect(findCachedResponse('GET /seasons', '/seasons?isOpen=false', stored)).toBeNull();
});

test.each([
  ['/clients?search=lecheria', ['2']],
  ['/clients?search=ANGELA pena', ['1']],
  ['/clients?search=8711&status=ACTIVO', ['1', '2', '3']],
  ['/clients?search=871 123 4567', ['1', '2', '3']],
  ['/clients?page=2&size=2', ['3']],
  ['/clients?page=1&size=10&sort=name', ['1', '2', '3']],
  ['/clients?search=nadie', []],
])('X-19 customers are searched in the last complete list, without accents: %s', (address, ids) => {
  const found = findCachedResponse('GET /clients', normalizeAddress(address), stored);
  expect(found?.answer).toMatchObject({ data: ids.map((id) => expect.objectContaining({ id })) });
  expect(found?.at).toBe(customers.at);
});

test.each(['/clients?localityId=7', '/clients?status=INACTIVO'])(
  'X-19 finds nothing for a filter that the stored list cannot answer: %s',
  (address) => expect(findCachedResponse('GET /clients', address, stored)).toBeNull(),
);

test('X-19 a list that the server filtered by another field does not answer a search', () => {
  const partial = createStoredResponse('GET /clients', '/clients?size=all&stateId=05', { data: [] });
  expect(findCachedResponse('GET /clients', '/clients?search=ana', [partial])).toBeNull();
});

test('X-19 one customer is taken from a stored list', () => {
  expect(findCachedResponse('GET /clients/{id}', '/clients/2', stored)?.answer).toMatchObject({ firstName: 'Bruno' });
  expect(findCachedResponse('GET /clients/{id}', '/clients/9', stored)).toBeNull();
});

test('selects for deletion the oldest answers beyond the limit and those older than two weeks', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const lists = ['a', 'b', 'c', 'd', 'e'].map((name, day) =>
    createStoredResponse('GET /sales', `/sales?${name}`, {}, `2026-11-1${day}T00:00:00.000Z`),
  );
  const old = createStoredResponse('GET /distributors', '/distributors', {}, '2026-11-01T00:00:00.000Z');
  expect(findIdsToDelete([...lists, old], now).toSorted()).toEqual([
    'GET /distributors /distributors',
    'GET /sales /sales?a',
  ]);
});
