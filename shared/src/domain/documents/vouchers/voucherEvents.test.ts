import { voucherStatuses } from '../../statuses';
import { canTransition, voucherStatusTransitions } from '../../statusTransitions';
import {
  activeVoucherStatuses,
  getStatusByPayments,
  getStatusAfterEvent,
  voucherEvents,
  type VoucherEvent,
} from './voucherEvents';

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

test('T-03 every event leads only to legal status changes', () => {
  for (const [event, { from, to }] of Object.entries(voucherEvents)) {
    // A DKbono paid in full does not expire, so REOPEN never leads to LIQUIDADO.
    const activeStatuses = activeVoucherStatuses.filter((status) => event !== 'REOPEN' || status !== 'LIQUIDADO');
    for (const start of from) {
      const staysConverted = to === 'CONVERTED_OR_BY_PAYMENTS' && start === 'CONVERTIDO';
      const byPayments = to === 'BY_PAYMENTS' || to === 'CONVERTED_OR_BY_PAYMENTS' ? activeStatuses : [to];
      const targets = staysConverted ? [start] : byPayments;
      for (const end of targets)
        expect([event, start, end, start === end || canTransition(voucherStatusTransitions, start, end)]).toEqual([
          event,
          start,
          end,
          true,
        ]);
    }
  }
});
