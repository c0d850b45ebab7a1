import type { VoucherStatus } from '../../statuses';
import {
  admin,
  closedSeason,
  coordinator,
  listAllowed,
  openSeason,
  other,
  own,
  supervisor,
  today,
} from '../testing/actionFixtures';
import { getAllowedVoucherActions, checkVoucherAction, type VoucherAction } from './voucherPermissions';

const voucher = (status: VoucherStatus, paid = '0.00', season = openSeason) => ({
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
  [
    'its consultant, with the season closed for DKbonos',
    own,
    voucher('ABIERTO', '0.00', closedSeason),
    'payments pay cancel',
  ],
  [
    'its consultant, paid in full, with the season closed for sales',
    own,
    voucher('LIQUIDADO', '100.00', closedSeason),
    'payments cancel',
  ],
  ['its consultant, expired', own, voucher('VENCIDO', '40.00'), 'cancel'],
  ['another consultant', other, voucher('LIQUIDADO', '100.00'), ''],
  ['a coordinator', coordinator, voucher('ABIERTO'), ''],
  ['a supervisor', supervisor, voucher('ABIERTO'), ''],
])('P-01 P-07 who may act on a DKbono: %s', (_who, user, of, expected) => {
  expect(listAllowed(getAllowedVoucherActions({ voucher: of, user, today }))).toBe(expected);
});

test('T-03 a DKbono can be converted once the fraction of the parameter is paid', () => {
  const acting = { voucher: voucher('CON_ABONOS', '30.00'), user: own, today };
  expect(
    [0.3, 0.31, 1].map((minPaidFraction) => getAllowedVoucherActions({ ...acting, minPaidFraction }).convert),
  ).toEqual([true, false, false]);
});

test.each<[VoucherAction, VoucherStatus, string]>([
  ['payments', 'VENCIDO', 'El DKbono está vencido: ya no se puede abonar.'],
  ['reopen', 'CANCELADO', 'El DKbono está cancelado: no se puede reabrir.'],
  ['cancel', 'CONVERTIDO', 'El DKbono está convertido: ya no se puede cancelar.'],
])('X-12 the reason why %s is denied for a DKbono that is %s', (action, status, message) => {
  const denial = checkVoucherAction(action, { voucher: voucher(status), user: admin, today });
  expect(denial).toEqual({ code: 'TRANSICION_INVALIDA', message });
});
