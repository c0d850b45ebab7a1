import { assert, integer, nat, property } from 'fast-check';
import { isOlder, satisfies } from './satisfies';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.3.2', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.0.0', '^0.9.0', false],
  ['1.0.0-beta', '^1.0.0', false],
  ['1.1.0-beta', '^1.0.0', false],
  ['1.1', '^1.1.0', false],
  ['1.1', '^1.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '>=1.0.0', false],
])('C-06 version %s is within %s: %s', (version, range, isWithin) => {
  expect(satisfies(version, range)).toBe(isWithin);
});

test.each([
  ['3.0.0', '^4.0.0', true],
  ['3.0.9', '^3.1.0', true],
  ['3.1.0', '^3.1.0', false],
  ['3.2.0', '^3.1.5', false],
  ['4.0.0', '^3.9.9', false],
  ['3.0.0', '', false],
])('C-07 version %s is older than all of %s: %s', (version, range, isBefore) => {
  expect(isOlder(version, range)).toBe(isBefore);
});

test('C-06 every version is within its own range, and no version of another major is', () => {
  const part = nat({ max: 99 });
  assert(
    property(part, part, part, integer({ min: 1, max: 9 }), (major, minor, patch, more) => {
      expect(satisfies(`${major}.${minor}.${patch}`, `^${major}.${minor}.${patch}`)).toBe(true);
      expect(satisfies(`${major + more}.${minor}.${patch}`, `^${major}.${minor}.${patch}`)).toBe(false);
    }),
  );
});
