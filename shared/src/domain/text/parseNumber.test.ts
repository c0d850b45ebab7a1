import { normalizeNumberText, parseNumber } from './parseNumber';

test.each([
  ['1,234.50', '1234.50'],
  ['$ 1 234', '1234'],
  ['−12,345,678', '−12345678'],
  ['1,500', '1500'],
  ['', ''],
  ['12,5', '12.5'],
  ['3949,99', '3949.99'],
  ['0,050', '0.050'],
  ['12,3456', '12.3456'],
  ['1.234,50', null],
  ['1,234,5', null],
  ['.5,000', null],
  [',', null],
])('A-01 "%s" is normalized to %j: a comma separates thousands, otherwise decimals', (text, bare) => {
  expect(normalizeNumberText(text)).toBe(bare);
});

test.each([
  ['1,234.50', 1234.5],
  ['$1 234', 1234],
  ['.5', 0.5],
  ['12.', 12],
  ['−3', -3],
  ['15 %', 15],
  ['', null],
  ['  ', null],
  ['doce', Number.NaN],
  ['1.2.3', Number.NaN],
  ['12,5', 12.5],
  ['3949,99', 3949.99],
  ['1.234,5', Number.NaN],
])('A-01 R-09 reads %j', (text, value) => {
  expect(parseNumber(text)).toEqual(value);
});

test.each(['abc', '1e5', '.', '-', ',', 'Infinity', '0x10', '5 kg'])('R-09 «%s» is not a number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
