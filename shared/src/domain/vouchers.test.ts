import { canMove, clientMoves, saleMoves, statusLabels, userMoves, voucherMoves, voucherStatuses } from './transitions';
import {
  conversionMinimum,
  isPaidForConversion,
  statusByPayments,
  voucherAfter,
  voucherEvents,
  type VoucherEvent,
} from './vouchers';

const total = '100.00';

test.each([
  ['0.00', 'ABIERTO'],
  ['0.01', 'CON_ABONOS'],
  ['99.99', 'CON_ABONOS'],
  ['100.00', 'LIQUIDADO'],
])('X-12 %s paid of 100.00 is %s', (paid, status) => {
  expect(statusByPayments({ total, paid })).toBe(status);
});

test.each<[VoucherEvent, string, string[]]>([
  ['PAY', '40.00', ['CON_ABONOS', 'CON_ABONOS', 'CON_ABONOS', '', '', '']],
  ['EDIT', '0.00', ['ABIERTO', 'ABIERTO', 'ABIERTO', '', '', '']],
  ['CONVERT', '100.00', ['CONVERTIDO', 'CONVERTIDO', 'CONVERTIDO', '', '', '']],
  ['EXPIRE', '40.00', ['VENCIDO', 'VENCIDO', '', '', '', '']],
  ['CANCEL', '40.00', ['CANCELADO', 'CANCELADO', 'CANCELADO', '', 'CANCELADO', '']],
  ['REOPEN', '40.00', ['', '', '', '', 'CON_ABONOS', '']],
  ['RELEASE', '100.00', ['', '', '', 'LIQUIDADO', '', '']],
  ['FORFEIT', '100.00', ['', '', '', 'CANCELADO', '', '']],
])('T-03 %s with %s paid, from each status', (event, paid, expected) => {
  const after = voucherStatuses.map((status) => voucherAfter(event, { status, total, paid }) ?? '');
  expect(after).toEqual(expected);
});

test('T-03 every event leads along a legal move', () => {
  for (const { from, to } of Object.values(voucherEvents)) {
    const targets = to === 'BY_PAYMENTS' ? (['ABIERTO', 'CON_ABONOS'] as const) : [to];
    for (const start of from) {
      for (const end of targets) expect(start === end || canMove(voucherMoves, start, end)).toBe(true);
    }
  }
});

test('T-04 a pending user is approved or rejected, a rejected one may try again', () => {
  expect(canMove(userMoves, 'PENDIENTE', 'ACTIVO')).toBe(true);
  expect(canMove(userMoves, 'PENDIENTE', 'INACTIVO')).toBe(false);
  expect(canMove(userMoves, 'RECHAZADO', 'PENDIENTE')).toBe(true);
  expect(canMove(userMoves, 'RECHAZADO', 'ACTIVO')).toBe(false);
  expect(canMove(userMoves, 'ACTIVO', 'ACTIVO')).toBe(false);
  expect(canMove(clientMoves, 'RECHAZADO', 'PENDIENTE')).toBe(false);
});

test('X-13 only a registered sale is delivered or deleted', () => {
  expect(saleMoves).toEqual({ REGISTRADA: ['ENTREGADA', 'ELIMINADA'], ENTREGADA: [], ELIMINADA: [] });
});

test('A-01 every status has its Spanish word', () => {
  for (const status of [...voucherStatuses, ...Object.keys(userMoves), ...Object.keys(saleMoves)]) {
    expect(statusLabels).toHaveProperty(status);
  }
});

test.each([
  ['100.00', 1, true],
  ['99.99', 1, false],
  ['33.34', 1 / 3, true],
  ['33.33', 1 / 3, false],
  ['0.00', 0, true],
])('T-03 %s paid of 100.00 with a minimum of %d converts: %s', (paid, minimum, converts) => {
  expect(isPaidForConversion({ total, paid }, minimum)).toBe(converts);
});

test('T-03 the minimum is shown up to the next cent', () =>
  expect(conversionMinimum('123660.50', 0.3)).toBe('37098.15'));
