import { checkFutureDate, checkSaleDate } from './saleDate';

const season = { startDate: '2026-10-01', endDate: '2027-03-31' };
const future = 'La fecha de la venta no puede ser futura.';
const outside = 'La fecha de la venta debe estar dentro de la temporada: del 01/10/26 al 31/03/27.';

test('checks only the first day while the last one is unknown', () => {
  const started = { season: { startDate: '2026-10-01' }, today: '2026-11-20' };
  expect(checkSaleDate('2026-10-01', started)).toBeNull();
  expect(checkSaleDate('2026-09-30', started)).toMatch(/temporada: desde el 01\/10\/26/);
});

test.each([
  ['today', '2026-11-20', '2026-11-20', null],
  ['tomorrow', '2026-11-21', '2026-11-20', future],
  ['the first day of the season', '2026-10-01', '2026-11-20', null],
  ['the day before the season', '2026-09-30', '2026-11-20', outside],
  ['the last day of the season, later', '2027-03-31', '2027-04-10', null],
  ['a past day after the season', '2027-04-01', '2027-04-10', outside],
  ['today, after the last day of a season that is still open', '2027-04-10', '2027-04-10', null],
])('validates the date of a sale: %s', (_title, date, today, message) => {
  expect(checkSaleDate(date, { season, today })).toBe(message);
});

test('X-11 X-16 a document may have the date of today, not of tomorrow', () => {
  expect(checkFutureDate('voucher', '2026-11-20', '2026-11-20')).toBeNull();
  expect(checkFutureDate('voucher', '2026-11-21', '2026-11-20')).toBe('La fecha del DKbono no puede ser futura.');
  expect(checkFutureDate('sale', '2026-11-21', '2026-11-20')).toBe(future);
});
