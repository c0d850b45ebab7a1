import { calculateWeeksLeft } from './stockPace';

test.each([
  [100, 40, 10],
  [10, 28, 1.4],
  [1, 400, 0],
  [0, 0, 0],
  [-2, 5, 0],
  [50, 0, null],
])('X-22 %d bags last, with %d sold in four weeks, for %s weeks', (available, soldRecently, weeks) => {
  expect(calculateWeeksLeft(available, soldRecently)).toBe(weeks);
});
