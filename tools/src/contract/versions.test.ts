import { isVersionAllowed, computeNextVersion } from './versions';

const noChanges = { broken: [], hasChanges: false };
const compatibleChanges = { broken: [], hasChanges: true };
const breakingChanges = { broken: ['platform: call changed'], hasChanges: true };

test.each([
  [noChanges, '1.4.2', '1.4.2'],
  [compatibleChanges, '1.4.2', '1.5.0'],
  [breakingChanges, '1.4.2', '2.0.0'],
])('C-07 computes the next version of a contract with %j', (difference, released, next) => {
  expect(computeNextVersion(released, difference)).toBe(next);
});

test.each([
  ['1.0.0', compatibleChanges, true],
  ['1.0.0', breakingChanges, false],
  ['1.9.0', breakingChanges, false],
  ['2.0.0', breakingChanges, true],
])('C-07 after 1.0.0, allows %s with %j: %s', (version, difference, allowed) => {
  expect(isVersionAllowed(version, '1.0.0', difference)).toBe(allowed);
});
