import { client, sale, voucher } from '../../../testing/fixtures';
import { emptyDraft, emptyLine } from './draft';
import { labelOf } from './label';
import type { Origin } from './origin';

const lines = [
  { ...emptyLine('a'), quantity: 29 },
  { ...emptyLine('b'), quantity: Number.NaN },
  { ...emptyLine('c'), quantity: 1 },
];
const draft = { ...emptyDraft('2026-11-20'), customerId: 'c-1', lines };

test.each<[string, Origin]>([
  ['Venta para José Muñoz · 30 bolsas', { mode: 'sale:new' }],
  ['DKbono para José Muñoz · 30 bolsas', { mode: 'voucher:new' }],
  ['Venta V-2026-000001 · 30 bolsas', { mode: 'sale:edit', sale: sale({ folio: 'V-2026-000001' }) }],
  [
    'Venta del DKbono DKB-2026-000045 · 30 bolsas',
    { mode: 'sale:convert', voucher: voucher({ folio: 'DKB-2026-000045' }) },
  ],
])('R-25 R-28 a draft is known as %s', (label, origin) =>
  expect(labelOf(origin, draft, [client({ businessName: null })], {})).toBe(label),
);

test.each([
  ['Venta para Ana Ruiz · 30 bolsas', { 'c-1': 'Ana Ruiz' }],
  ['Venta sin cliente · 30 bolsas', {}],
])('R-25 of a customer that can be chosen no more: %s', (label, names) =>
  expect(labelOf({ mode: 'sale:new' }, draft, [], names)).toBe(label),
);
