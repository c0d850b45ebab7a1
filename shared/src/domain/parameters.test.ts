import { formatParameterNumber, formatParameter, fromDisplayValue, toDisplayValue } from './parameters';

test.each([
  [0.15, 'fracción', '15', '15 %'],
  [0.075, 'fracción', '7.5', '7.5 %'],
  [0.29, 'fracción', '29', '29 %'],
  [0.123456, 'fracción', '12.3456', '12.3456 %'],
  [0.75, 'factor', '0.75', '0.75'],
  [9_500, 'MXN/ha', '9,500', '9,500 MXN/ha'],
  [11.5, 'MXN/kg', '11.5', '11.5 MXN/kg'],
])('R-42 %p in %s is shown as %s and %s', (value, unit, number, text) =>
  expect([formatParameterNumber(value, unit), formatParameter(value, unit)]).toEqual([number, text]),
);

test.each([
  [0.15, 'fracción', 15],
  [0.123456, 'fracción', 12.3456],
  [0.75, 'factor', 0.75],
  [9_500, 'MXN/ha', 9_500],
])('R-42 a field shows %p in %s as %p and converts it back', (value, unit, shown) => {
  expect(toDisplayValue(value, unit)).toBe(shown);
  expect(fromDisplayValue(shown, unit)).toBe(value);
});
