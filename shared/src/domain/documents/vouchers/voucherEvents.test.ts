import { voucherStatuses } from '../../statuses';
import { getStatusByPayments, getStatusAfterEvent, type VoucherEvent } from './voucherEvents';

const total = '100.00';

test.each([
  ['0.00', 'ABIERTO'],
  ['0.01', 'CON_ABONOS'],
  ['99.99', 'CON_ABONOS'],
  ['100.00', 'LIQUIDADO'],
])('X-12 with %s paid of 100.00 the status is %s', (paid, status) => {
  expect(getStatusByPayments({ total, paid })).toBe(status);
});

test.each<[VoucherEvent, string, string[]]>([
  ['PAY', '40.00', ['CON_ABONOS', 'CON_ABONOS', 'CON_ABONOS', 'CONVERTIDO', '', '']],
  ['EDIT', '0.00', ['ABIERTO', 'ABIERTO', 'ABIERTO', '', '', '']],
  ['CONVERT', '100.00', ['CONVERTIDO', 'CONVERTIDO', 'CONVERTIDO', '', '', '']],
  ['EXPIRE', '40.00', ['VENCIDO', 'VENCIDO', '', '', '', '']],
  ['CANCEL', '40.00', ['CANCELADO', 'CANCELADO', 'CANCELADO', '', 'CANCELADO', '']],
  ['REOPEN', '40.00', ['', '', '', '', 'CON_ABONOS', '']],
  ['RELEASE', '100.00', ['', '', '', 'LIQUIDADO', '', '']],
  ['FORFEIT', '100.00', ['', '', '', 'CANCELADO', '', '']],
])('T-03 the status after %s with %s paid, from each status', (event, paid, expected) => {
  const after = voucherStatuses.map((status) => getStatusAfterEvent(event, { status, total, paid }) ?? '');
  expect(after).toEqual(expected);
});
