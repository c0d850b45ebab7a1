import { calculateTargetPace, getWholeTarget, raiseTarget, sumTargets } from './targets';

const cell = (productId: string | null, bags: number | null, total: string | null = null) => ({
  productId,
  bags,
  total,
});

test.each([
  ['the one for all products', [cell(null, 100), cell('p', 30)], { bags: 100, total: null }],
  ['the sum of the products without one', [cell('p', 30), cell('q', 20)], { bags: 50, total: null }],
  [
    'bags and money decided separately',
    [cell(null, 100), cell('p', 30, '5.50'), cell('q', null, '4.50')],
    { bags: 100, total: '10.00' },
  ],
  ['a zero for all products', [cell(null, 0), cell('p', 30)], { bags: 0, total: null }],
  ['none without any', [], { bags: null, total: null }],
])('X-23 the whole target is %s', (_, cells, expected) => {
  expect(getWholeTarget(cells)).toEqual(expected);
});

test('X-23 adds targets up', () => {
  expect(sumTargets([cell('p', 1, '0.10'), cell('p', null, '0.20')])).toEqual({ bags: 1, total: '0.30' });
});

test.each([
  [{ bags: 105, total: '99.99' }, 7.5, { bags: 113, total: '107.49' }],
  [{ bags: 1, total: null }, 50, { bags: 2, total: null }],
  [{ bags: null, total: '10.00' }, -100, { bags: null, total: '0.00' }],
])('X-23 %j and %d %% more is %j', (target, percent, expected) => {
  expect(raiseTarget(target, percent)).toEqual(expected);
});

const season = { startDate: '2026-05-04', endDate: '2026-05-31' };
test.each([
  [
    'before the season',
    '2026-05-01',
    0,
    { progress: 0, missing: '100.00', weeksLeft: 4, neededPerWeek: '25.00', soldPerWeek: null },
  ],
  [
    'on its first day',
    '2026-05-04',
    10,
    { progress: 0.1, missing: '90.00', weeksLeft: 4, neededPerWeek: '22.50', soldPerWeek: '70.00' },
  ],
  [
    'in its second week',
    '2026-05-11',
    40,
    { progress: 0.4, missing: '60.00', weeksLeft: 3, neededPerWeek: '20.00', soldPerWeek: '35.00' },
  ],
  [
    'on its last day',
    '2026-05-31',
    40,
    { progress: 0.4, missing: '60.00', weeksLeft: 1, neededPerWeek: '60.00', soldPerWeek: '10.00' },
  ],
  [
    'after it',
    '2026-06-01',
    40,
    { progress: 0.4, missing: '60.00', weeksLeft: 0, neededPerWeek: null, soldPerWeek: '10.00' },
  ],
  [
    'when it is reached',
    '2026-05-11',
    120,
    { progress: 1.2, missing: '0.00', weeksLeft: 3, neededPerWeek: '0.00', soldPerWeek: '105.00' },
  ],
])('X-23 the pace of a target of 100 %s', (_, today, sold, expected) => {
  expect(calculateTargetPace({ target: 100, sold }, season, today)).toEqual(expected);
});

test('X-23 a target of 0 has no progress', () => {
  expect(calculateTargetPace({ target: '0.00', sold: '5.00' }, season, '2026-05-11')).toMatchObject({
    progress: null,
    missing: '0.00',
  });
});
