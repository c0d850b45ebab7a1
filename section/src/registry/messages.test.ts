import { formatRelease } from './messages';

const BUNDLED = 'the build that comes with the server';

test('C-07 says which audience gets which version, and where a rollback leads', () => {
  expect(formatRelease({ live: '1.0.0-a', before: [null] }, 'present')).toEqual([
    '1.0.0-a for everyone',
    `a rollback leads to ${BUNDLED}`,
  ]);
  expect(
    formatRelease({ live: '5.0.0-e', before: ['4.0.0-d', '3.0.0-c', '2.0.0-b', '1.0.0-a', null] }, 'present'),
  ).toEqual([
    '5.0.0-e for everyone',
    'a rollback leads to 4.0.0-d, further ones to 3.0.0-c, 2.0.0-b, 1.0.0-a and 1 older version',
  ]);
  // For a section that this checkout does not build it is unknown whether the server has a build.
  expect(formatRelease({ live: null, before: ['1.0.0-a', null] }, 'unknown')).toEqual([
    `${BUNDLED} (if any) for everyone`,
    `a rollback leads to 1.0.0-a, further ones to ${BUNDLED} (if any)`,
  ]);
});

test('C-07 says that a rollback of the first version removes the section', () => {
  const none = 'no version (the section is not shown)';
  expect(formatRelease({ live: '1.0.0-a', before: [null] }, 'absent')).toEqual([
    '1.0.0-a for everyone',
    `a rollback leads to ${none}`,
  ]);
  expect(formatRelease({ live: null, before: [] }, 'absent')).toEqual([`${none} for everyone`]);
});

test('C-07 says that a rollback ends a trial first', () => {
  const canary = { version: '1.1.0-b', percent: 10, roles: ['Supervisor' as const] };
  expect(formatRelease({ live: null, before: [], canary }, 'present')).toEqual([
    `${BUNDLED} for everyone else`,
    '1.1.0-b for 10 % of the users and Supervisor',
    'a rollback ends the trial',
  ]);
  expect(formatRelease({ live: '1.0.0-a', before: [null], canary }, 'present').at(-1)).toBe(
    `a rollback ends the trial, further ones lead to ${BUNDLED}`,
  );
});
