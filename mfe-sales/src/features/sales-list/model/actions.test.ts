import type { Role } from '@surco/shared/contract/roles';
import { person, summary, voucherSummary } from '../../../testing/fixtures';
import { saleRowActions, voucherRowActions } from './actions';

const today = '2026-11-21';
const season = { ...summary().season, startDate: '2026-05-01' };
const none = () => undefined;

const ofSale = (role: Role, fields: Parameters<typeof summary>[0] = {}) =>
  saleRowActions(summary({ season, ...fields }), { user: person(role), today }, { deliver: none, remove: none }).map(
    ({ label }) => label,
  );

const ofVoucher = (role: Role, fields: Parameters<typeof voucherSummary>[0] = {}, minPaidPct = 1) =>
  voucherRowActions(
    voucherSummary({ season, ...fields }),
    { user: person(role), today, minPaidPct },
    { cancel: none, reopen: none, pdf: none },
  ).map(({ label }) => label);

const all = ['Editar', 'Marcar como entregada', 'Eliminar'];

test.each([
  ['Consultant', {}, all],
  ['Admin', {}, all],
  ['Admin', { status: 'ENTREGADA' }, []],
  ['Consultant', { consultant: { id: 'u-2', firstName: 'Otro', lastName: 'Consultor' } }, []],
  ['Consultant', { season: { ...season, isOpen: false } }, ['Marcar como entregada']],
  ['Supervisor', {}, []],
  ['Coordinator', {}, []],
] as const)('P-02 a %s finds for a sale %p the actions %p', (role, fields, labels) =>
  expect(ofSale(role, fields)).toEqual(labels),
);

test.each([
  ['Consultant', {}, ['Registrar abono', 'Editar', 'Ver PDF', 'Cancelar DKbono']],
  [
    'Consultant',
    { status: 'LIQUIDADO', paid: '123660.50' },
    ['Convertir en venta', 'Editar', 'Ver PDF', 'Cancelar DKbono'],
  ],
  ['Admin', { status: 'LIQUIDADO', paid: '123660.50' }, ['Editar', 'Ver PDF', 'Cancelar DKbono']],
  ['Consultant', { status: 'CONVERTIDO', saleId: 'v-1' }, ['Ver la venta', 'Ver PDF']],
  ['Admin', { status: 'VENCIDO' }, ['Ver PDF', 'Reabrir', 'Cancelar DKbono']],
  ['Consultant', { status: 'VENCIDO' }, ['Ver PDF', 'Cancelar DKbono']],
  ['Admin', { status: 'CANCELADO' }, ['Ver PDF']],
  ['Supervisor', {}, ['Ver PDF']],
  ['Coordinator', {}, ['Ver PDF']],
] as const)('P-02 a %s finds for a DKbono %p the actions %p', (role, fields, labels) =>
  expect(ofVoucher(role, fields)).toEqual(labels),
);

test('T-03 where part of the total is enough, a DKbono paid that far is offered for conversion', () =>
  expect(ofVoucher('Consultant', {}, 0.5)).toContain('Convertir en venta'));
