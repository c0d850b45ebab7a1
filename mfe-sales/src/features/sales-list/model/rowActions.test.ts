import type { Role } from '@surco/shared/domain';
import { createUser, createSaleSummary, createVoucherSummary } from '../../../testing/fixtures';
import { getSaleRowActions, getVoucherRowActions } from './rowActions';

const today = '2026-11-21';
const season = { ...createSaleSummary().season, startDate: '2026-05-01' };
const noop = () => undefined;

const listSaleActionLabels = (role: Role, fields: Parameters<typeof createSaleSummary>[0] = {}) =>
  getSaleRowActions(
    createSaleSummary({ season, ...fields }),
    { user: createUser(role), today, isDeliveryPending: false },
    { deliver: noop, remove: noop },
  ).map(({ label }) => label);

const listVoucherActionLabels = (
  role: Role,
  fields: Parameters<typeof createVoucherSummary>[0] = {},
  minPaidFraction = 1,
) =>
  getVoucherRowActions(
    createVoucherSummary({ season, ...fields }),
    { user: createUser(role), today, minPaidFraction },
    { cancel: noop, reopen: noop, pdf: noop },
  ).map(({ label }) => label);

const all = ['Editar', 'Marcar como entregada', 'Eliminar'];

test.each([
  ['Consultant', {}, all],
  ['Admin', {}, all],
  ['Admin', { status: 'ENTREGADA' }, []],
  ['Consultant', { consultant: { id: 'u-2', firstName: 'Otro', lastName: 'Consultor' } }, []],
  ['Consultant', { season: { ...season, isOpen: false } }, ['Marcar como entregada']],
  ['Supervisor', {}, []],
] as const)('P-02 a %s finds for a sale %p the actions %p', (role, fields, labels) =>
  expect(listSaleActionLabels(role, fields)).toEqual(labels),
);

test.each([
  ['Consultant', {}, ['Registrar abono', 'Editar', 'Ver PDF', 'Cancelar DKbono']],
  [
    'Consultant',
    { status: 'LIQUIDADO', paid: '123660.50' },
    ['Convertir en venta', 'Editar', 'Ver PDF', 'Cancelar DKbono'],
  ],
  ['Admin', { status: 'LIQUIDADO', paid: '123660.50' }, ['Editar', 'Ver PDF', 'Cancelar DKbono']],
  ['Consultant', { status: 'CONVERTIDO', saleId: 'v-1', balance: '0.00' }, ['Ver la venta', 'Ver PDF']],
  ['Consultant', { status: 'CONVERTIDO', saleId: 'v-1' }, ['Registrar abono', 'Ver la venta', 'Ver PDF']],
  ['Admin', { status: 'VENCIDO' }, ['Ver PDF', 'Reabrir', 'Cancelar DKbono']],
  ['Consultant', { status: 'VENCIDO' }, ['Ver PDF', 'Cancelar DKbono']],
  ['Admin', { status: 'CANCELADO' }, ['Ver PDF']],
  ['Supervisor', {}, ['Ver PDF']],
] as const)('P-02 a %s finds for a DKbono %p the actions %p', (role, fields, labels) =>
  expect(listVoucherActionLabels(role, fields)).toEqual(labels),
);

test('T-03 offers conversion when the required part of the total is paid', () =>
  expect(listVoucherActionLabels('Consultant', {}, 0.5)).toContain('Convertir en venta'));
