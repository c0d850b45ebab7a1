import { createCustomer, createSale, createVoucher } from '../../../testing/fixtures';
import { readDraft, applyChosenCustomer, formatDraftLabel } from './draft';
import type { FormOrigin } from './formOrigin';
import { createEmptyFormValues, createEmptyLine } from './formValues';

test('R-25 parses a stored draft without its invalid lines and rejects values that have no list of lines', () => {
  const draft = {
    ...createEmptyFormValues('2026-11-20'),
    lines: [{ ...createEmptyLine('a'), quantity: Number.NaN, lot: 'L' }],
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual({
    ...draft,
    lines: [{ ...createEmptyLine('a'), lot: 'L' }],
  });
  for (const none of [null, 'x', {}, { lines: 'x' }]) expect(readDraft(none)).toBeNull();
  expect(readDraft({ lines: [null, { productId: 3 }] })?.lines).toEqual([]);
});

test('R-25 keeps the first payment of a stored draft, with what is valid of it', () => {
  const payment = { id: null, date: '2026-11-20', amount: 500, method: '03', reference: 'S-1' };
  expect(readDraft({ lines: [], firstPayment: payment })?.firstPayment).toEqual(payment);
  expect(readDraft({ lines: [], firstPayment: { amount: 'x', method: '77' } })?.firstPayment).toEqual({
    id: null,
    date: '',
    amount: null,
    method: '01',
    reference: '',
  });
  expect(readDraft({ lines: [], firstPayment: 'x' })).not.toHaveProperty('firstPayment');
});

const chosen = { ...createEmptyFormValues('2026-11-20'), customerId: 'c-1' };
const named = { ...chosen, names: { 'c-1': 'Ana', 'c-2': 'Luis' } };

test.each([
  ['a customer registered meanwhile', named, 'c-9', 'c-9'],
  ['a customer registered meanwhile, without names', chosen, 'c-9', 'c-9'],
  ['none', named, '', 'c-1'],
  ['one that the draft has had before', named, 'c-2', 'c-1'],
])('R-25 a draft with %s', (_, draft, customerId, expected) =>
  expect(applyChosenCustomer(draft, customerId)).toEqual({ ...draft, customerId: expected }),
);

const lines = [
  { ...createEmptyLine('a'), quantity: 29 },
  { ...createEmptyLine('b'), quantity: Number.NaN },
  { ...createEmptyLine('c'), quantity: 1 },
];
const draft = { ...chosen, lines };

const customers = [createCustomer({ businessName: null })];
test.each<[string, FormOrigin, typeof customers, Readonly<Record<string, string>>]>([
  ['Venta para José Muñoz · 30 bolsas', { mode: 'sale:new' }, customers, {}],
  ['DKbono para José Muñoz · 30 bolsas', { mode: 'voucher:new' }, customers, {}],
  // The customer is no longer available.
  ['Venta para Ana Ruiz · 30 bolsas', { mode: 'sale:new' }, [], { 'c-1': 'Ana Ruiz' }],
  ['Venta sin cliente · 30 bolsas', { mode: 'sale:new' }, [], {}],
  [
    'Venta V-2026-000001 · 30 bolsas',
    { mode: 'sale:edit', sale: createSale({ folio: 'V-2026-000001' }) },
    customers,
    {},
  ],
  [
    'Venta del DKbono DKB-2026-000045 · 30 bolsas',
    { mode: 'sale:convert', voucher: createVoucher({ folio: 'DKB-2026-000045' }) },
    customers,
    {},
  ],
])('R-25 R-28 labels a draft %s', (label, origin, available, names) =>
  expect(formatDraftLabel(origin, draft, available, names)).toBe(label),
);
