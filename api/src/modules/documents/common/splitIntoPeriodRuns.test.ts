import { addDays } from '@surco/shared/domain';
import * as fc from 'fast-check';
import { splitIntoPeriodRuns, type PeriodRun } from './splitIntoPeriodRuns';

const formatPeriods = (periods: PeriodRun[]) =>
  periods.map(({ grain, first, last }) => `${grain} ${first ?? ''}..${last ?? ''}`);

test.each<[string | undefined, string | undefined, string[]]>([
  [undefined, undefined, ['Y ..']],
  ['2026-01-01', undefined, ['Y 2026-01-01..']],
  ['2026-03-01', undefined, ['M 2026-03-01..2026-12-01', 'Y 2027-01-01..']],
  ['2025-03-15', '2026-11-20', ['D 2025-03-15..2025-03-31', 'M 2025-04-01..2026-10-01', 'D 2026-11-01..2026-11-20']],
  [undefined, '2026-02-28', ['Y ..2025-01-01', 'M 2026-01-01..2026-02-01']],
  ['2026-02-10', '2026-02-12', ['D 2026-02-10..2026-02-12']],
  ['2026-02-12', '2026-02-10', []],
  ['2024-01-01', '2025-12-31', ['Y 2024-01-01..2025-01-01']],
  ['9999-12-31', undefined, ['Y 9000-01-01..']],
  [undefined, '0000-01-01', ['Y ..0999-01-01', 'D 1000-01-01..1000-01-01']],
])('splits the days from %s to %s', (from, to, expected) => {
  expect(formatPeriods(splitIntoPeriodRuns(from, to))).toEqual(expected);
});

const arbitraryDay = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2020-01-01', n));
const getStart = {
  Y: (d: string) => `${d.slice(0, 4)}-01-01`,
  M: (d: string) => `${d.slice(0, 7)}-01`,
  D: (d: string) => d,
};

test('covers every day of the range by exactly one period and no other day', () => {
  fc.assert(
    fc.property(
      fc.option(arbitraryDay, { nil: undefined }),
      fc.option(arbitraryDay, { nil: undefined }),
      arbitraryDay,
      (from, to, day) => {
        const containing = splitIntoPeriodRuns(from, to).filter(({ grain, first, last }) => {
          const start = getStart[grain](day);
          return (!first || start >= first) && (!last || start <= last);
        });
        const inside = (!from || day >= from) && (!to || day <= to);
        expect(containing).toHaveLength(inside ? 1 : 0);
      },
    ),
    { numRuns: 2_000 },
  );
});
