import { applyPublication, applyRollback } from './releaseChanges';
import { listVersions, type Release } from './releases';

const EVERYONE = {};
const firstRelease: Release = { live: '1-a', before: [null] };
const secondRelease: Release = { live: '2-b', before: ['1-a', null] };

test.each([
  ['the first version', undefined, '1-a', EVERYONE, firstRelease],
  ['the next version stores the previous one for a rollback', firstRelease, '2-b', EVERYONE, secondRelease],
  ['the same version again changes nothing', secondRelease, '2-b', EVERYONE, secondRelease],
  [
    'a trial does not change the live version',
    firstRelease,
    '2-b',
    { percent: 10 },
    { ...firstRelease, canary: { version: '2-b', percent: 10 } },
  ],
  [
    'a trial without a live version',
    undefined,
    '1-a',
    { roles: ['Admin'] },
    { live: null, before: [], canary: { version: '1-a', roles: ['Admin'] } },
  ],
  [
    'a trial becomes the live version',
    { ...firstRelease, canary: { version: '2-b', percent: 10 } },
    '2-b',
    EVERYONE,
    secondRelease,
  ],
] as const)('C-07 publishing: %s', (_, was, version, audience, after) => {
  expect(
    applyPublication(was as Release | undefined, version, audience as Parameters<typeof applyPublication>[2]),
  ).toEqual(after);
});

test.each([
  ['ends a trial first', { ...firstRelease, canary: { version: '2-b', percent: 10 } }, firstRelease],
  ['returns to the previous version', secondRelease, { live: '1-a', before: [null] }],
  ['returns to the version of the server’s own build', firstRelease, { live: null, before: [] }],
  ['is impossible without a previous version', { live: null, before: [] }, null],
])('C-07 a rollback %s', (_, now, after) => {
  expect(applyRollback(now)).toEqual(after);
});

test('C-07 a release keeps ten earlier versions', () => {
  let release: Release | undefined;
  for (let n = 1; n <= 30; n += 1) release = applyPublication(release, `${n}-x`, EVERYONE);
  expect(release?.before).toHaveLength(10);
  expect(release && listVersions(release)).toContain('29-x');
});
