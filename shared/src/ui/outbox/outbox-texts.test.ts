import type { OutboxItem } from '../../platform';
import { createRemoveItemQuestion, formatSendStatus } from './outbox-texts';

const createItem = (attempts: number, waitMs: number): OutboxItem => ({
  id: 'e-1',
  formKey: 'sale:new',
  label: 'Venta',
  state: 'pending',
  savedAt: '2026-11-21T16:40:00.000Z',
  values: null,
  sending: {
    key: 'POST /sales',
    body: {},
    idempotencyKey: 'k-1',
    attempts,
    notBefore: Date.now() + waitMs,
    record: '',
    refreshes: [],
  },
});

test.each([
  [0, 0, 'Se está enviando.'],
  [1, 4_000, 'El servidor no respondió en un intento; se vuelve a intentar en unos segundos.'],
  [7, 256_000, 'El servidor no respondió en 7 intentos; se vuelve a intentar en unos minutos.'],
])('X-11 after %i attempts and with %i ms to wait says: %s', (attempts, waitMs, text) =>
  expect(formatSendStatus(createItem(attempts, waitMs), true)).toBe(text),
);

test.each(['pending', 'draft'] as const)(
  'X-11 before it removes an item that may have arrived, also as a %s, it says so',
  (state) => {
    const ask = (attempts: number) =>
      createRemoveItemQuestion({ ...createItem(attempts, 0), state }, [], () => Promise.resolve()).text;
    expect(ask(1)).toMatch(/puede que haya llegado/);
    expect(ask(0)).not.toMatch(/puede que haya llegado/);
  },
);
