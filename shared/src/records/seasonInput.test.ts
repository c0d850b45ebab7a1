import { findInputErrors, toBody } from './forms';
import { seasonInput } from './seasonInput';

const validInput = { name: 'PV 2027', startDate: '2027-04-01', endDate: '2027-09-30' };

test.each<[string, object, string[]]>([
  ['a complete season', {}, []],
  ['an empty form', { name: ' ', startDate: '', endDate: '' }, ['name', 'startDate', 'endDate']],
  ['a name that is too long', { name: 'a'.repeat(61) }, ['name']],
  ['a day that does not exist', { startDate: '2027-02-30' }, ['startDate']],
  ['a year that nobody means', { endDate: '2127-09-30' }, ['endDate']],
  ['an end on the first day', { endDate: '2027-04-01' }, ['endDate']],
])('R-33 E-08 %s', (_case, change, paths) => {
  expect(findInputErrors(seasonInput, { ...validInput, ...change }).map(({ path }) => path)).toEqual(paths);
});

test('X-10 an input that is wrong only after a merge names its fields', () => {
  const merged = { ...validInput, endDate: '2026-01-01' };
  expect(() => toBody(seasonInput, merged)).toThrow(
    expect.objectContaining({ details: [{ path: 'endDate', message: expect.stringContaining('posterior') }] }),
  );
});
