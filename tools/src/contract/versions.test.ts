import { mayBe, nextVersion } from './versions';

const nothing = { broken: [], changed: false };
const more = { broken: [], changed: true };
const less = { broken: ['platform: call cambió'], changed: true };

test.each([
  [nothing, '1.4.2', '1.4.2'],
  [more, '1.4.2', '1.5.0'],
  [less, '1.4.2', '2.0.0'],
])('C-07 the next version of a contract with %j', (found, was, next) => {
  expect(nextVersion(was, found)).toBe(next);
});

test.each([
  ['1.0.0', more, true],
  ['1.0.0', less, false],
  ['1.9.0', less, false],
  ['2.0.0', less, true],
])('C-07 after 1.0.0, %s with %j may be: %s', (version, found, allowed) => {
  expect(mayBe(version, '1.0.0', found)).toBe(allowed);
});
