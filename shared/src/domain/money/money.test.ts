import * as fc from 'fast-check';
import { compareMoney, isWithinMoneyRange, isMoney, roundHalfUp, subtractMoney, sumMoney, toMoney } from './money';
import { parseMoney } from './moneyText';

test.each([
  [1.005, '1.01'],
  ['2.675', '2.68'],
  ['-1.005', '-1.01'],
  ['-0.001', '0.00'],
  [0.1 + 0.2, '0.30'],
  [123660.5, '123660.50'],
])('E-11 %s is sent as %s', (value, money) => {
  expect(toMoney(value)).toBe(money);
});

test.each([
  ['$123,660.50', '123660.50'],
  ['1234', '1234.00'],
  [' 1 234.5 ', '1234.50'],
  ['.5', '0.50'],
  ['7.', '7.00'],
  ['0', '0.00'],
  ['', null],
  ['.', null],
  ['abc', null],
  ['1.005', null],
  ['-3', null],
  ['1e3', null],
  ['10000000000', null],
  ['09999999999.990', '9999999999.99'],
  ['$', null],
  ['12,50', '12.50'],
  ['1.234,50', null],
  ['5 %', null],
])('V-01 an amount typed as "%s" is read as %s', (text, money) => {
  expect(parseMoney(text)).toBe(money);
});

test.each([
  ['123660.50', true],
  ['-0.01', true],
  ['1', false],
  ['1.5', false],
  ['1,000.00', false],
  ['12345678901.00', false],
  ['', false],
])('E-11 "%s" is a valid amount of the API: %s', (text, valid) => {
  expect(isMoney(text)).toBe(valid);
});

test('E-11 sums, differences, comparisons and rounding are exact', () => {
  expect(sumMoney(['30000.00', '45000.25'])).toBe('75000.25');
  expect(sumMoney(Array.from({ length: 10 }, () => '0.10'))).toBe('1.00');
  expect(subtractMoney('123660.50', '75000.25')).toBe('48660.25');
  expect(compareMoney('10.00', '9.00')).toBeGreaterThan(0);
  expect(roundHalfUp('0.00005', 4).toNumber()).toBe(0.0001);
});

test('E-11 an amount fits the database up to ten digits before the point, in both signs', () => {
  expect([isWithinMoneyRange('9999999999.99'), isWithinMoneyRange('10000000000')]).toEqual([true, false]);
  expect([isWithinMoneyRange('-9999999999.99'), isWithinMoneyRange('-10000000000')]).toEqual([true, false]);
});

test('E-11 parsing an amount in the format of the API returns it unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
      const money = toMoney(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
      expect(parseMoney(money)).toBe(money);
    }),
  );
});
