import { createCustomer, createSale, createVoucher } from '../../../../testing/fixtures';
import { createEmptyFormValues, createEmptyLine } from '../formValues';
import { formatDraftLabel } from './formatDraftLabel';
import type { FormOrigin } from '../formOrigin';

const lines = [
  { ...createEmptyLine('a'), quantity: 29 },
  { ...createEmptyLine('b'), quantity: Number.NaN },
  { ...createEmptyLine('c'), quantity: 1 },
];
const draft = { ...createEmptyFormValues('2026-11-20'), customerId: 'c-1', lines };

test.each<[string, FormOrigin]>([
  ['Venta para José Muñoz · 30 bolsas', { mode: 'sale:new' }],
  ['DKbono para José Muñoz · 30 bolsas', { mode: 'voucher:new' }],
  ['Venta V-2026-000001 · 30 bolsas', { mode: 'sale:edit', sale: createSale({ folio: 'V-2026-000001' }) }],
  [
    'Venta del DKbono DKB-2026-000045 · 30 bolsas',
    { mode: 'sale:convert', voucher: createVoucher({ folio: 'DKB-2026-000045' }) },
  ],
])('R-25 R-28 labels a draft %s', (label, origin) =>
  expect(formatDraftLabel(origin, draft, [createCustomer({ businessName: null })], {})).toBe(label),
);

test.each([
  ['Venta para Ana Ruiz · 30 bolsas', { 'c-1': 'Ana Ruiz' }],
  ['Venta sin cliente · 30 bolsas', {}],
])('R-25 labels a draft of a customer that is no longer available: %s', (label, names) =>
  expect(formatDraftLabel({ mode: 'sale:new' }, draft, [], names)).toBe(label),
);
