import { ApiError } from '../../errors';
import type { Entry } from './entry';
import { isEntry } from './entry';
import {
  answered,
  drafted,
  due,
  handedIn,
  nextTurn,
  outdated,
  pauseAfter,
  postponed,
  refused,
  unsent,
  verdict,
} from './rules';

const NOW = Date.parse('2026-11-21T16:40:00Z');
const form = { id: 'e-1', place: 'sale:new', label: 'Venta', values: { notes: 'x' } };
const request = { key: 'POST /sales', body: { a: 1 }, record: '/dashboard/sales/sale/', refreshes: [] } as const;
const failure = (status: number): ApiError =>
  new ApiError('No hay bolsas.', status, 'STOCK', [{ path: 'lines.0.quantity', message: 'Quedan 2.' }], { v: 2 });

let keys = 0;
const newKey = (): string => `k-${++keys}`;
const pending = (fields: Partial<Entry> = {}): Entry => ({ ...handedIn(form, request, newKey, NOW), ...fields });

beforeEach(() => {
  keys = 0;
});

test.each([
  [new TypeError('away'), 'wait'],
  [failure(0), 'wait'],
  [failure(408), 'wait'],
  [failure(429), 'wait'],
  [failure(500), 'wait'],
  [failure(503), 'wait'],
  [failure(401), 'person'],
  [failure(400), 'refusal'],
  [failure(403), 'refusal'],
  [failure(404), 'refusal'],
  [failure(409), 'refusal'],
  [failure(422), 'refusal'],
])('X-11 %s means %s', (error, expected) => expect(verdict(error)).toBe(expected));

test.each([
  [0, 4000],
  [1, 4000],
  [2, 8000],
  [5, 64_000],
  [40, 300_000],
])('after %i attempts it rests %i ms', (attempts, pause) => expect(pauseAfter(attempts)).toBe(pause));

test('X-11 the same body handed in again keeps its key; another body, or one that was refused, gets another', () => {
  const first = pending();
  expect(first).toMatchObject({ state: 'pending', sending: { idempotencyKey: 'k-1', attempts: 0, notBefore: 0 } });
  const again = handedIn(postponed(first, NOW), request, newKey, NOW);
  expect(again.sending).toMatchObject({ idempotencyKey: 'k-1', attempts: 1, notBefore: 0 });
  expect(handedIn(first, { ...request, body: { a: 2 } }, newKey, NOW).sending).toMatchObject({
    idempotencyKey: 'k-2',
    attempts: 0,
  });
  expect(handedIn(refused(first, failure(409), NOW), request, newKey, NOW).sending?.idempotencyKey).toBe('k-3');
});

test('X-11 a refusal makes it a draft again, with the sentence, the details and the record as it stands', () => {
  const back = refused(pending(), failure(409), NOW);
  expect(back).toMatchObject({
    state: 'error',
    values: form.values,
    refusal: { text: 'No hay bolsas.', details: [{ path: 'lines.0.quantity' }], data: { v: 2 } },
  });
  expect(back.sending).toBeUndefined();
  expect(drafted({ ...back, values: { notes: 'y' } }, NOW).state).toBe('error');
  expect(handedIn(back, request, newKey, NOW).refusal).toBeUndefined();
});

test('X-11 sent: what was typed is not kept, the way to the record is', () => {
  const sent = answered(pending(), { id: 's-1', folio: 'V-2026-000001' }, NOW);
  expect(sent).toMatchObject({
    state: 'sent',
    values: null,
    link: '/dashboard/sales/sale/s-1',
    folio: 'V-2026-000001',
  });
  expect(answered(pending(), null, NOW).link).toBeUndefined();
  expect(outdated(sent, NOW + 23 * 3_600_000)).toBe(false);
  expect(outdated(sent, NOW + 25 * 3_600_000)).toBe(true);
  expect(outdated(pending(), NOW + 999 * 3_600_000)).toBe(false);
});

test('the oldest goes first, and those that rest wait unless all are asked for at once', () => {
  const old = pending({ id: 'old', savedAt: '2026-11-20T10:00:00.000Z' });
  const young = pending({ id: 'young', savedAt: '2026-11-21T10:00:00.000Z' });
  const resting = postponed(pending({ id: 'resting' }), NOW);
  const all = [young, resting, old, drafted(form, NOW), answered(pending(), {}, NOW)];
  expect(due(all, NOW).map(({ id }) => id)).toEqual(['old', 'young']);
  expect(due(all, NOW, true).map(({ id }) => id)).toEqual(['old', 'young', 'resting']);
  expect(nextTurn([resting])).toBe(NOW + 4000);
  expect(nextTurn([drafted(form, NOW)])).toBeNull();
  expect(unsent(all)).toEqual({ pending: 3, drafts: 1 });
});

test.each([
  ['a draft', drafted(form, NOW), true],
  ['one that waits', pending(), true],
  ['one refused', refused(pending(), failure(409), NOW), true],
  ['one sent', answered(pending(), { id: 's-1' }, NOW), true],
  ['nothing', null, false],
  ['a text', 'draft', false],
  ['an unknown state', { ...drafted(form, NOW), state: 'lost' }, false],
  ['one that waits for nothing', { ...pending(), sending: undefined }, false],
  ['a call that reads', pending({ sending: { ...pending().sending!, key: 'GET /sales' } }), false],
  ['a reason without a sentence', { ...refused(pending(), failure(409), NOW), refusal: { code: 'x' } }, false],
])('what the store gives is checked: %s', (_, value, expected) => expect(isEntry(value)).toBe(expected));
