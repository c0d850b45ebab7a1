import { parameterFigure, parameterText } from './parameters';

test.each([
  [0.15, 'fracción', '15', '15 %'],
  [0.075, 'fracción', '7.5', '7.5 %'],
  [0.29, 'fracción', '29', '29 %'],
  [0.123456, 'fracción', '12.3456', '12.3456 %'],
  [0.75, 'factor', '0.75', '0.75'],
  [9_500, 'MXN/ha', '9,500', '9,500 MXN/ha'],
  [11.5, 'MXN/kg', '11.5', '11.5 MXN/kg'],
])('R-42 %p in %s is told as %s and %s', (value, unit, figure, text) =>
  expect([parameterFigure(value, unit), parameterText(value, unit)]).toEqual([figure, text]),
);
