import { toFraction, toPoints, writeNumber } from './number';

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
