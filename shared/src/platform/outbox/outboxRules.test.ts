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

test('X-11 the same body submitted again keeps its key; a changed or rejected one gets a new key', () => {
  const first = createPendingItem();
  expect(first).toMatchObject({ state: 'pending', sending: { idempotencyKey: 'k-1', attempts: 0, notBefore: 0 } });
  const again = enqueue(postponeRetry(first, NOW), requestFixture, createKey, NOW);
  expect(again.sending).toMatchObject({ idempotencyKey: 'k-1', attempts: 1, notBefore: 0 });
  expect(enqueue(first, { ...requestFixture, body: { a: 2 } }, createKey, NOW).sending).toMatchObject({
    idempotencyKey: 'k-2',
    attempts: 0,
  });
  expect(
    enqueue(markRefused(first, createApiError(409), NOW), requestFixture, createKey, NOW).sending?.idempotencyKey,
  ).toBe('k-3');
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
