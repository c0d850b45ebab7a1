import type { SearchResult } from '@surco/shared/contract';
import { searchStoredRecords, type StoredAnswer } from './storedRecords';

const customer = {
  id: 'c-1',
  firstName: 'Ángela',
  lastName: 'Peña',
  businessName: 'Lechería El Roble',
  phone: '8711234567',
  rfc: 'XAXX010101AB9',
  status: 'ACTIVO',
  locality: { id: 'l-1', name: 'Lerdo' },
};
const sale = { id: 's-1', folio: 'V-2026-000007', date: '2026-03-01', total: '10.00', status: 'REGISTRADA', customer };
const voucher = { ...sale, id: 'v-1', folio: 'DKB-2026-000003', status: 'ABIERTO' };
const product = { id: 'p-1', code: 'DKX-620', name: 'Maíz', enabled: true };

const at = '2026-11-20T10:00:00.000Z';
const answers: StoredAnswer[] = [
  { key: 'GET /sales', answer: { data: [sale] }, at },
  { key: 'GET /vouchers/{id}', answer: voucher, at },
  { key: 'GET /clients', answer: { data: [customer, { broken: true }] }, at },
  { key: 'GET /products/enabled', answer: [product], at },
];

const listIds = ({ sales, vouchers, customers, products }: SearchResult): string[] =>
  [sales, vouchers, customers, products].flatMap(({ data }) => data.map(({ id }) => id));

test.each([
  ['v-2026-000007', ['s-1']],
  ['dkb', ['v-1']],
  ['angela pena', ['s-1', 'v-1', 'c-1']],
  ['LECHERIA', ['s-1', 'v-1', 'c-1']],
  ['871 123 4567', ['s-1', 'v-1', 'c-1']],
  ['xaxx-010101', ['c-1']],
  ['dkx', ['p-1']],
  ['maiz', ['p-1']],
  ['nadie', []],
])('«%s» finds among stored answers %j', (text, ids) =>
  expect(listIds(searchStoredRecords(answers, text))).toEqual(ids),
);

test('a record of several answers is found once, in its newest state', () => {
  const newer = {
    key: 'GET /sales/{id}',
    answer: { ...sale, status: 'ENTREGADA' },
    at: '2026-11-21T10:00:00.000Z',
  } as const;
  const { data, totalRecords } = searchStoredRecords([newer, ...answers], 'V-2026').sales;
  expect([data.map(({ status }) => status), totalRecords]).toEqual([['ENTREGADA'], 1]);
});

test('returns five of a kind and counts all', () => {
  const data = Array.from({ length: 8 }, (_, n) => ({ ...customer, id: `c-${n}` }));
  const { customers } = searchStoredRecords([{ key: 'GET /clients', answer: { data }, at }], 'roble');
  expect([customers.data.length, customers.totalRecords]).toEqual([5, 8]);
});
