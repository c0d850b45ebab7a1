import type { Release } from '@surco/shared/federation/releases';
import { type BundledBuildPresence, formatRelease } from './messages';

const BUNDLED = 'the build that comes with the server';

const NONE = 'no version (the section is not shown)';
const canary = { version: '1.1.0-b', percent: 10, roles: ['Supervisor' as const] };

test.each<[Release, BundledBuildPresence, string[]]>([
  [{ live: '1.0.0-a', before: [null] }, 'present', ['1.0.0-a for everyone', `a rollback leads to ${BUNDLED}`]],
  [
    { live: '5.0.0-e', before: ['4.0.0-d', '3.0.0-c', '2.0.0-b', '1.0.0-a', null] },
    'present',
    [
      '5.0.0-e for everyone',
      'a rollback leads to 4.0.0-d, further ones to 3.0.0-c, 2.0.0-b, 1.0.0-a and 1 older version',
    ],
  ],
  // For a section that this checkout does not build it is unknown whether the server has a build.
  [
    { live: null, before: ['1.0.0-a', null] },
    'unknown',
    [`${BUNDLED} (if any) for everyone`, `a rollback leads to 1.0.0-a, further ones to ${BUNDLED} (if any)`],
  ],
  [{ live: '1.0.0-a', before: [null] }, 'absent', ['1.0.0-a for everyone', `a rollback leads to ${NONE}`]],
  [{ live: null, before: [] }, 'absent', [`${NONE} for everyone`]],
  [
    { live: '1.0.0-a', before: [null], canary },
    'present',
    [
      '1.0.0-a for everyone else',
      '1.1.0-b for 10 % of the users and Supervisor',
      `a rollback ends the trial, further ones lead to ${BUNDLED}`,
    ],
  ],
])('C-07 says who gets which version and where a rollback leads: %j, %s', (release, bundled, lines) =>
  expect(formatRelease(release, bundled)).toEqual(lines),
);
