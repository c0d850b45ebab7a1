import { ApiError } from '../http/apiError';
import type { OutboxItem } from './outboxItem';
import { parseOutboxItem } from './outboxItem';
import {
  markSent,
  toDraft,
  selectDueItems,
  enqueue,
  getNextAttemptTime,
  isExpired,
  getRetryDelay,
  postponeRetry,
  markRefused,
  countUnsent,
  classifyFailure,
  findAwaitedItem,
  followRecord,
  listDependents,
} from './outboxRules';

const NOW = Date.parse('2026-11-21T16:40:00Z');
const formFixture = { id: 'e-1', formKey: 'sale:new', label: 'Venta', values: { notes: 'x' } };
const requestFixture = { key: 'POST /sales', body: { a: 1 }, record: '/dashboard/sales/sale/', refreshes: [] } as const;
const createApiError = (status: number): ApiError =>
  new ApiError('No hay bolsas.', status, 'STOCK_INSUFICIENTE', [{ path: 'lines.0.quantity', message: 'Quedan 2.' }], {
    v: 2,
  });

let keyCount = 0;
const createKey = (): string => `k-${++keyCount}`;
const createPendingItem = (fields: Partial<OutboxItem> = {}): OutboxItem => ({
  ...enqueue(formFixture, requestFixture, createKey, NOW),
  ...fields,
});

beforeEach(() => {
  keyCount = 0;
});

test.each([
  [0, 'wait'],
  [408, 'wait'],
  [429, 'wait'],
  [500, 'wait'],
  [503, 'wait'],
  [401, 'sign-in'],
  [400, 'refusal'],
  [403, 'refusal'],
  [404, 'refusal'],
  [409, 'refusal'],
  [422, 'refusal'],
])('X-11 classifies status %i as %s', (status, expected) =>
  expect(classifyFailure(createApiError(status))).toBe(expected),
);

test('X-11 classifies a lost connection as wait', () => expect(classifyFailure(new TypeError('offline'))).toBe('wait'));

test.each([
  [0, 4000],
  [1, 4000],
  [2, 8000],
  [5, 64_000],
  [40, 300_000],
])('after %i attempts it waits %i ms', (attempts, pause) => expect(getRetryDelay(attempts)).toBe(pause));

test('X-11 an item keeps its key when it is submitted again, also changed, and gets a new one after a refusal', () => {
  const first = createPendingItem();
  expect(first).toMatchObject({ state: 'pending', sending: { idempotencyKey: 'k-1', attempts: 0, notBefore: 0 } });
  const again = enqueue(postponeRetry(first, NOW), requestFixture, createKey, NOW);
  expect(again.sending).toMatchObject({ idempotencyKey: 'k-1', attempts: 1, notBefore: 0 });
  expect(enqueue(first, { ...requestFixture, body: { a: 2 } }, createKey, NOW).sending).toMatchObject({
    idempotencyKey: 'k-1',
    body: { a: 2 },
  });
  const refused = markRefused(first, createApiError(409), NOW);
  expect(enqueue(refused, requestFixture, createKey, NOW).sending).toMatchObject({
    idempotencyKey: 'k-2',
    attempts: 0,
  });
});

test('X-11 a rejection turns it into a draft with message, details and the current record', () => {
  const back = markRefused(createPendingItem(), createApiError(409), NOW);
  expect(back).toMatchObject({
    state: 'error',
    values: formFixture.values,
    refusal: { text: 'No hay bolsas.', details: [{ path: 'lines.0.quantity' }], data: { v: 2 } },
  });
  expect(back.sending).toBeUndefined();
  expect(toDraft({ ...back, values: { notes: 'y' } }, NOW).state).toBe('error');
  expect(enqueue(back, requestFixture, createKey, NOW).refusal).toBeUndefined();
});

test('X-11 a changed item whose first version had arrived leads to its record, until it is submitted as a new one', () => {
  const error = new ApiError('Sí llegó.', 409, 'IDEMPOTENCIA', [], { id: 's-1', folio: 'V-2026-000001' });
  const refused = markRefused(createPendingItem(), error, NOW);
  const record = { link: '/dashboard/sales/sale/s-1', recordId: 's-1', folio: 'V-2026-000001' };
  expect(refused).toMatchObject({ state: 'error', values: formFixture.values, ...record });
  expect(enqueue(refused, requestFixture, createKey, NOW)).toMatchObject({ link: undefined, recordId: undefined });
});

test('X-11 a sent item drops its values and links to its record', () => {
  const sent = markSent(createPendingItem(), { id: 's-1', folio: 'V-2026-000001' }, NOW);
  expect(sent).toMatchObject({
    state: 'sent',
    values: null,
    link: '/dashboard/sales/sale/s-1',
    folio: 'V-2026-000001',
  });
  expect(markSent(createPendingItem(), null, NOW).link).toBeUndefined();
  expect(isExpired(sent, NOW + 23 * 3_600_000)).toBe(false);
  expect(isExpired(sent, NOW + 25 * 3_600_000)).toBe(true);
  expect(isExpired(createPendingItem(), NOW + 999 * 3_600_000)).toBe(false);
});

test('the oldest item is sent first, and paused ones wait unless sent at once', () => {
  const old = createPendingItem({ id: 'old', savedAt: '2026-11-20T10:00:00.000Z' });
  const young = createPendingItem({ id: 'young', savedAt: '2026-11-21T10:00:00.000Z' });
  const paused = postponeRetry(createPendingItem({ id: 'paused' }), NOW);
  const items = [young, paused, old, toDraft(formFixture, NOW), markSent(createPendingItem(), {}, NOW)];
  expect(selectDueItems(items, NOW).map(({ id }) => id)).toEqual(['old', 'young']);
  expect(selectDueItems(items, NOW, true).map(({ id }) => id)).toEqual(['old', 'young', 'paused']);
  expect(getNextAttemptTime([paused])).toBe(NOW + 4000);
  expect(getNextAttemptTime([toDraft(formFixture, NOW)])).toBeNull();
  expect(countUnsent(items)).toEqual({ pending: 3, drafts: 1 });
});

const customer = createPendingItem({
  id: 'c-1',
  formKey: 'customer:new',
  sending: { ...createPendingItem().sending!, key: 'POST /clients' },
});
/** An item whose request has these params and this body; its form had another customer before. */
const createDependent = (id: string, params: Record<string, string>, body: unknown): OutboxItem =>
  createPendingItem({
    id,
    values: { ...params, names: { 'c-1': 'Ana', 'c-0': 'Beto' } },
    sending: { ...createPendingItem().sending!, params, body },
  });
const voucher = createDependent('b-1', {}, { customerId: 'c-1', lines: [] });
const payment = createDependent('p-1', { id: 'b-1' }, { amount: '10.00' });
const other = createDependent('o-1', {}, { customerId: 'c-9' });
const chain = [payment, other, voucher, customer];

test.each([
  ['a customer', customer, undefined, ['b-1', 'p-1']],
  ['a DKbono of that customer', voucher, 'c-1', ['p-1']],
  ['a payment of that DKbono', payment, 'b-1', []],
  ['what refers to records of the server', other, undefined, []],
  [
    'a draft that its form pointed to that customer',
    toDraft({ ...other, values: { customerId: 'c-1' } }, NOW),
    'c-1',
    [],
  ],
])('X-34 %s waits for %s', (_, item, awaited, dependents) => {
  expect(findAwaitedItem(item, chain)?.id).toBe(awaited);
  expect(listDependents(item.id, chain).map(({ id }) => id)).toEqual(dependents);
});

test('X-34 only what waits for nothing is due, and the rest after it', () => {
  const ids = (items: readonly OutboxItem[]) => selectDueItems(items, NOW).map(({ id }) => id);
  expect(ids(chain)).toEqual(['o-1', 'c-1']);
  const refused = markRefused(customer, createApiError(409), NOW);
  expect(ids([payment, voucher, refused])).toEqual([]);
  expect(getNextAttemptTime([payment, voucher, refused])).toBeNull();
  const followed = followRecord(voucher, 'c-1', 'r-1')!;
  expect(followed).toMatchObject({
    id: 'b-1',
    values: { names: { 'r-1': 'Ana', 'c-0': 'Beto' } },
    sending: { body: { customerId: 'r-1' }, idempotencyKey: voucher.sending!.idempotencyKey },
  });
  expect(ids([payment, followed, markSent(customer, { id: 'r-1' }, NOW)])).toEqual(['b-1']);
  expect(followRecord(other, 'c-7', 'r-1')).toBeNull();
  expect(followRecord({ ...payment, formKey: 'payment:new:b-1' }, 'b-1', 'r-2')).toMatchObject({
    formKey: 'payment:new:r-2',
    sending: { params: { id: 'r-2' } },
  });
});

test.each([
  ['a draft', toDraft(formFixture, NOW), true],
  ['a pending item', createPendingItem(), true],
  ['a rejected item', markRefused(createPendingItem(), createApiError(409), NOW), true],
  ['a sent item', markSent(createPendingItem(), { id: 's-1' }, NOW), true],
  ['nothing', null, false],
  ['a text', 'draft', false],
  ['an unknown state', { ...toDraft(formFixture, NOW), state: 'lost' }, false],
  ['a pending item without a request', { ...createPendingItem(), sending: undefined }, false],
  ['a call that reads', createPendingItem({ sending: { ...createPendingItem().sending!, key: 'GET /sales' } }), false],
  [
    'a refusal without a text',
    { ...markRefused(createPendingItem(), createApiError(409), NOW), refusal: { code: 'x' } },
    false,
  ],
])('validates a stored record: %s', (_, value, expected) => expect(parseOutboxItem(value) !== null).toBe(expected));

test('an item stored before contract 2.0 keeps its form key', () => {
  const { formKey, ...item } = toDraft(formFixture, NOW);
  expect(parseOutboxItem({ ...item, place: formKey })).toMatchObject({ id: item.id, formKey });
});
