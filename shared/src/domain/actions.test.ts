import {
  mayEditDocuments,
  maySell,
  saleActions,
  saleRefusal,
  salesRefusal,
  unpaidRefusal,
  voucherActions,
  voucherRefusal,
  type SaleAction,
  type VoucherAction,
} from './actions';
import type { SaleStatus, VoucherStatus } from './transitions';

const today = '2026-11-20';
const open = { name: 'PV 2026', startDate: '2026-01-01', isOpen: true, isVoucherOpen: true };
const shut = { ...open, isOpen: false, isVoucherOpen: false };
const admin = { id: 'a', role: 'Admin' };
const own = { id: 'k', role: 'Consultant' };
const other = { id: 'x', role: 'Consultant' };
const coordinator = { id: 'c', role: 'Coordinator' };
const supervisor = { id: 's', role: 'Supervisor' };

const allowed = (actions: Readonly<Record<string, boolean>>): string =>
  Object.keys(actions)
    .filter((name) => actions[name])
    .join(' ');

const sale = (status: SaleStatus, season = open) => ({ status, season, consultant: own });

test.each([
  ['an administrator', admin, sale('REGISTRADA'), 'edit deliver delete'],
  ['an administrator, the season closed', admin, sale('REGISTRADA', shut), 'edit deliver delete'],
  ['its consultant', own, sale('REGISTRADA'), 'edit deliver delete'],
  ['its consultant, the season closed', own, sale('REGISTRADA', shut), 'deliver'],
  ['its consultant, the season to come', own, sale('REGISTRADA', { ...open, startDate: '2026-11-21' }), 'deliver'],
  ['another consultant', other, sale('REGISTRADA'), ''],
  ['a coordinator', coordinator, sale('REGISTRADA'), ''],
  ['a supervisor', supervisor, sale('REGISTRADA'), ''],
  ['an administrator, delivered', admin, sale('ENTREGADA'), ''],
  ['its consultant, delivered', own, sale('ENTREGADA'), ''],
  ['an administrator, deleted', admin, sale('ELIMINADA'), ''],
])('P-02 X-10 X-13 a sale and %s', (_who, user, of, expected) => {
  expect(allowed(saleActions({ sale: of, user, today }))).toBe(expected);
});

test.each<[SaleAction, SaleStatus, typeof open, string, string]>([
  ['edit', 'ENTREGADA', open, 'TRANSICION_INVALIDA', 'La venta está entregada: ya no se puede modificar.'],
  ['delete', 'ENTREGADA', open, 'TRANSICION_INVALIDA', 'La venta está entregada: ya no se puede eliminar.'],
  ['edit', 'REGISTRADA', shut, 'TEMPORADA_CERRADA', 'La temporada PV 2026 está cerrada para ventas.'],
])('P-02 why not: %s of one that is %s', (action, status, season, code, message) => {
  expect(saleRefusal(action, { sale: sale(status, season), user: own, today })).toEqual({ code, message });
});

const voucher = (status: VoucherStatus, paid = '0.00', season = open) => ({
  status,
  season,
  consultant: own,
  total: '100.00',
  paid,
});

test.each([
  ['an administrator, open', admin, voucher('ABIERTO'), 'edit payments pay editPayments cancel'],
  ['an administrator, paid in full', admin, voucher('LIQUIDADO', '100.00'), 'edit payments editPayments cancel'],
  ['an administrator, expired', admin, voucher('VENCIDO', '40.00'), 'cancel reopen'],
  ['an administrator, converted', admin, voucher('CONVERTIDO', '100.00'), ''],
  ['an administrator, cancelled', admin, voucher('CANCELADO'), ''],
  ['its consultant, open', own, voucher('ABIERTO'), 'edit payments pay cancel'],
  ['its consultant, partly paid', own, voucher('CON_ABONOS', '99.99'), 'edit payments pay cancel'],
  ['its consultant, paid in full', own, voucher('LIQUIDADO', '100.00'), 'edit payments cancel convert'],
  ['its consultant, no DKbonos any more', own, voucher('ABIERTO', '0.00', shut), 'payments pay cancel'],
  ['its consultant, paid, no sales yet', own, voucher('LIQUIDADO', '100.00', shut), 'payments cancel'],
  ['its consultant, expired', own, voucher('VENCIDO', '40.00'), 'cancel'],
  ['another consultant', other, voucher('LIQUIDADO', '100.00'), ''],
  ['a coordinator', coordinator, voucher('ABIERTO'), ''],
  ['a supervisor', supervisor, voucher('ABIERTO'), ''],
])('P-01 P-07 a DKbono and %s', (_who, user, of, expected) => {
  expect(allowed(voucherActions({ voucher: of, user, today }))).toBe(expected);
});

test('T-03 the parameter says from when on a DKbono may be converted', () => {
  const acting = { voucher: voucher('CON_ABONOS', '30.00'), user: own, today };
  expect([0.3, 0.31, 1].map((minPaidPct) => voucherActions({ ...acting, minPaidPct }).convert)).toEqual([
    true,
    false,
    false,
  ]);
  expect(unpaidRefusal({ total: '100.00', paid: '99.99' }, 1)?.message).toBe(
    'Faltan $0.01 por abonar para convertir el DKbono en venta.',
  );
});

test.each<[VoucherAction, VoucherStatus, string]>([
  ['payments', 'VENCIDO', 'El DKbono está vencido: ya no se puede abonar.'],
  ['reopen', 'CANCELADO', 'El DKbono está cancelado: no se puede reabrir.'],
  ['cancel', 'CONVERTIDO', 'El DKbono está convertido: ya no se puede cancelar.'],
])('X-12 why not: %s of one that is %s', (action, status, message) => {
  const refusal = voucherRefusal(action, { voucher: voucher(status), user: admin, today });
  expect(refusal).toEqual({ code: 'TRANSICION_INVALIDA', message });
});

test.each([
  ['Admin', false, true],
  ['Coordinator', false, false],
  ['Supervisor', false, false],
  ['Consultant', true, true],
  ['Farmer', false, false],
])('P-01 P-02 X-16 of the role %s: writes new documents %s, changes and imports them %s', (role, sells, edits) => {
  expect([maySell({ role }), mayEditDocuments({ role })]).toEqual([sells, edits]);
});

test('T-02 a season that starts today sells; the day before it says when', () => {
  expect(salesRefusal({ ...open, startDate: today }, today)).toBeNull();
  expect(salesRefusal({ ...open, startDate: '2026-11-21' }, today)?.message).toBe(
    'La temporada PV 2026 empieza el 21/11/26: todavía no admite ventas.',
  );
});
