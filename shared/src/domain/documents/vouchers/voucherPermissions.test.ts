import { subtractMoney } from '../../money/money';
import type { VoucherStatus } from '../../statuses';
import {
  admin,
  closedSeason,
  coordinator,
  listAllowed,
  openSeason,
  otherConsultant,
  ownConsultant,
  supervisor,
  today,
} from '../testing/actionFixtures';
import { getAllowedVoucherActions, checkVoucherAction, type VoucherAction } from './voucherPermissions';

const createVoucher = (status: VoucherStatus, paid = '0.00', season = openSeason) => ({
  status,
  season,
  consultant: ownConsultant,
  total: '100.00',
  paid,
  balance: subtractMoney('100.00', paid),
});

test.each([
  ['an administrator, open', admin, createVoucher('ABIERTO'), 'edit payments pay editPayments cancel'],
  ['an administrator, paid in full', admin, createVoucher('LIQUIDADO', '100.00'), 'edit payments editPayments cancel'],
  ['an administrator, expired', admin, createVoucher('VENCIDO', '40.00'), 'cancel reopen'],
  ['an administrator, converted', admin, createVoucher('CONVERTIDO', '100.00'), 'payments editPayments'],
  ['an administrator, cancelled', admin, createVoucher('CANCELADO'), ''],
  ['its consultant, open', ownConsultant, createVoucher('ABIERTO'), 'edit payments pay cancel'],
  ['its consultant, partly paid', ownConsultant, createVoucher('CON_ABONOS', '99.99'), 'edit payments pay cancel'],
  ['its consultant, paid in full', ownConsultant, createVoucher('LIQUIDADO', '100.00'), 'edit payments cancel convert'],
  [
    'its consultant, with the season closed for DKbonos',
    ownConsultant,
    createVoucher('ABIERTO', '0.00', closedSeason),
    'payments pay cancel',
  ],
  [
    'its consultant, paid in full, with the season closed for sales',
    ownConsultant,
    createVoucher('LIQUIDADO', '100.00', closedSeason),
    'payments cancel',
  ],
  ['its consultant, converted with a rest', ownConsultant, createVoucher('CONVERTIDO', '50.00'), 'payments pay'],
  ['its consultant, converted and paid', ownConsultant, createVoucher('CONVERTIDO', '100.00'), 'payments'],
  ['its consultant, expired', ownConsultant, createVoucher('VENCIDO', '40.00'), 'cancel'],
  ['another consultant', otherConsultant, createVoucher('LIQUIDADO', '100.00'), ''],
  ['a coordinator', coordinator, createVoucher('ABIERTO'), ''],
  ['a supervisor', supervisor, createVoucher('ABIERTO'), ''],
])('P-01 P-07 who may act on a DKbono: %s', (_who, user, voucher, expected) => {
  expect(listAllowed(getAllowedVoucherActions({ voucher, user, today }))).toBe(expected);
});

test('T-03 a DKbono can be converted once the fraction of the parameter is paid', () => {
  const context = { voucher: createVoucher('CON_ABONOS', '30.00'), user: ownConsultant, today };
  expect(
    [0.3, 0.31, 1].map((minPaidFraction) => getAllowedVoucherActions({ ...context, minPaidFraction }).convert),
  ).toEqual([true, false, false]);
});

test.each<[VoucherAction, VoucherStatus, string]>([
  ['payments', 'VENCIDO', 'El DKbono está vencido: ya no se puede abonar.'],
  ['reopen', 'CANCELADO', 'El DKbono está cancelado: no se puede reabrir.'],
  ['cancel', 'CONVERTIDO', 'El DKbono está convertido: ya no se puede cancelar.'],
])('X-12 the reason why %s is denied for a DKbono that is %s', (action, status, message) => {
  const denial = checkVoucherAction(action, { voucher: createVoucher(status), user: admin, today });
  expect(denial).toEqual({ code: 'TRANSICION_INVALIDA', message });
});
