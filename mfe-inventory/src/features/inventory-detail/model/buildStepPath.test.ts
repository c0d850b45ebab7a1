import { buildStepPath } from './buildStepPath';

const createInstant = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00Z`;

test('R-37 stays level between movements and ends at the last instant', () => {
  const points = [
    { at: createInstant(0), available: 100 },
    { at: createInstant(5), available: 50 },
    { at: createInstant(10), available: 75 },
  ];
  expect(buildStepPath(points, Date.parse(createInstant(20)))).toBe('M0 0H150 V60H300 V30H600');
});

test('R-37 returns an empty path without movements and a level line for one', () => {
  expect(buildStepPath([], 0)).toBe('');
  expect(buildStepPath([{ at: createInstant(0), available: 0 }], Date.parse(createInstant(0)))).toBe('M0 120H600');
});
