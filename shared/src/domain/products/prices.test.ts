import { changePrice, computePriceChange, type PriceRounding, validatePriceDate } from './prices';

test.each<[price: string, fraction: number, rounding: PriceRounding, result: string]>([
  ['3950.00', 0.05, '0.01', '4147.50'],
  ['3950.00', 0.045, '1', '4128.00'],
  ['3950.00', 0.045, '5', '4130.00'],
  ['3950.00', 0.045, '10', '4130.00'],
  ['3950.00', 0.045, '50', '4150.00'],
  ['3950.00', -0.1, '0.01', '3555.00'],
  ['0.01', 0.5, '0.01', '0.02'],
  ['10.00', -0.9, '50', '0.00'],
  ['33.33', 0.075, '0.01', '35.83'],
])('P-04 %s changed by %s and rounded to %s is %s', (price, fraction, rounding, result) => {
  expect(changePrice(price, fraction, rounding)).toBe(result);
});

test.each([
  ['4000.00', '4200.00', 0.05],
  ['4000.00', '3800.00', -0.05],
  ['3000.00', '3100.00', 0.0333],
  ['4000.00', '4000.00', 0],
])('P-04 from %s to %s is a change by %s', (before, after, fraction) => {
  expect(computePriceChange(before, after)).toBe(fraction);
});

test.each([
  ['2026-11-24', null],
  ['2026-11-25', null],
  ['2028-12-31', null],
  ['2026-11-23', 'Los precios no cambian hacia atrás: elija hoy o una fecha posterior.'],
  ['2029-01-01', 'Elija una fecha hasta el año 2028.'],
])('P-04 prices from %s, written on 2026-11-24: %s', (date, message) => {
  expect(validatePriceDate(date, '2026-11-24')).toBe(message);
});
