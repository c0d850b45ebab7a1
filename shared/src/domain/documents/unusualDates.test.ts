import { checkUnusualPaymentDate, checkUnusualVoucherDate } from './unusualDates';

const today = '2026-11-28';

test.each([
  ['2026-11-28', false],
  ['2025-11-29', false],
  ['2025-11-28', true],
  ['2016-11-28', true],
  ['', false],
])('X-11 the date %s of a DKbono has to be confirmed: %s', (date, isUnusual) => {
  expect(checkUnusualVoucherDate(date, { today }) !== null).toBe(isUnusual);
});

test('X-11 counts a year from 29 February', () => {
  expect(checkUnusualVoucherDate('2023-03-01', { today: '2024-02-29' })).toBeNull();
  expect(checkUnusualVoucherDate('2023-02-28', { today: '2024-02-29' })).not.toBeNull();
});

test('X-10 a DKbono that moves behind one of its payments has to be confirmed', () => {
  const paymentDates = ['2026-11-20', '2026-11-10'];
  expect(checkUnusualVoucherDate('2026-11-10', { today, paymentDates })).toBeNull();
  expect(checkUnusualVoucherDate('2026-11-11', { today, paymentDates })).toBe(
    'El DKbono lleva la fecha 11/11/26 y tiene un abono anterior, del 10/11/26. ¿Es correcta la fecha?',
  );
});

test.each([
  ['2026-11-28', false],
  ['2026-11-27', true],
  ['2016-11-28', true],
  ['', false],
])('X-12 a payment of %s for a DKbono of 2026-11-28 has to be confirmed: %s', (date, isUnusual) => {
  expect(checkUnusualPaymentDate(date, today) !== null).toBe(isUnusual);
});
