import { readNumber, toFraction, toPoints, writeNumber } from './number';

test.each([
  ['', null],
  ['  ', null],
  ['25', 25],
  ['1,250.5', 1250.5],
  ['$12 000', 12000],
  ['15 %', 15],
  ['.5', 0.5],
  ['2,5', 2.5],
  ['1,500', 1500],
  ['1,234,567', 1234567],
  ['-3', -3],
  ['−3', -3],
])('R-09 reads «%s» as %p', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['abc', '1e5', '.', '-', '1.2.3', 'Infinity', '0x10', '5 kg'])('R-09 «%s» is no number', (text) => {
  expect(readNumber(text)).toBeNaN();
});

test('R-09 percentages become exact fractions and come back', () => {
  for (let tenths = 0; tenths <= 1000; tenths += 1) {
    const points = tenths / 10;
    expect(toFraction(points)).toBe(Number((points / 100).toFixed(6)));
    expect(toPoints(toFraction(points))).toBe(points);
  }
});

test('A-01 figures are written as in Mexico', () => {
  expect(writeNumber(12000.5)).toBe('12,000.5');
});
