import { formatTick, formatWithoutUnit, formatWithUnit, getHeadingUnit, getUnit } from './format-chart-value';

const bags = ['bolsa', 'bolsas'] as const;

test.each([
  ['money', 1200, 'pesos', '$1,200.00', '$1,200.00'],
  ['percent', 0.075, '%', '7.5 %', '7.5 %'],
  [bags, 1200, 'bolsas', '1,200 bolsas', '1,200'],
  [bags, 1, 'bolsas', '1 bolsa', '1'],
  ['money', null, 'pesos', '–', '–'],
  [bags, null, 'bolsas', '–', '–'],
] as const)('writes a value measured as %j: %s', (measure, value, unit, withUnit, withoutUnit) => {
  expect(getUnit(measure)).toBe(unit);
  expect(formatWithUnit(value, measure)).toBe(withUnit);
  expect(formatWithoutUnit(value, measure)).toBe(withoutUnit);
});

test.each([
  [8_000, bags, '8,000'],
  [12_500, bags, '12.5 k'],
  [1_200_000, 'money', '$1.2 M'],
  [-12_500, 'money', '-$12.5 k'],
  [0.4, 'percent', '40 %'],
] as const)('writes the tick %s as %j', (value, measure, text) =>
  expect(formatTick(value, measure).replaceAll('\u00A0', ' ')).toBe(text),
);

test.each([
  ['Bolsas', undefined],
  ['Bolsas vendidas', undefined],
  ['Ventas por semana', 'bolsas'],
])('the heading %s adds the unit %s', (heading, unit) => {
  expect(getHeadingUnit(heading, bags)).toBe(unit);
});
