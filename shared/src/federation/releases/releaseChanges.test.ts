import { applyNone, applyRemoval, applyRollback, applyVersion } from './releaseChanges';
import { listVersions, type Release } from './releases';

const EVERYONE = {};
const firstRelease: Release = { live: '1-a', before: [null] };
const secondRelease: Release = { live: '2-b', before: ['1-a', null] };
const now = new Date('2026-11-29T12:00:00.000Z');
const trialOfSecond = { version: '2-b', roles: ['Admin' as const], since: now.toISOString() };

test.each([
  ['the first version', undefined, '1-a', EVERYONE, firstRelease],
  ['the next version stores the previous one for a rollback', firstRelease, '2-b', EVERYONE, secondRelease],
  ['the same version again changes nothing', secondRelease, '2-b', EVERYONE, secondRelease],
  [
    'a trial does not change the live version',
    firstRelease,
    '2-b',
    { roles: ['Admin'] },
    { ...firstRelease, trial: trialOfSecond },
  ],
  [
    'a trial without a live version',
    undefined,
    '1-a',
    { roles: ['Admin'] },
    { live: null, before: [], trial: { ...trialOfSecond, version: '1-a' } },
  ],
  ['a trial becomes the live version', { ...firstRelease, trial: trialOfSecond }, '2-b', EVERYONE, secondRelease],
] as const)('C-07 publishing: %s', (_, was, version, audience, after) => {
  const typed = audience as Parameters<typeof applyVersion>[2];
  expect(applyVersion(was as Release | undefined, version, typed, undefined, now)).toEqual(after);
});

test.each([
  ['ends a trial first', { ...firstRelease, trial: trialOfSecond }, firstRelease],
  ['returns to the previous version', secondRelease, { live: '1-a', before: [null] }],
  ['returns to the version of the server’s own build', firstRelease, { live: null, before: [] }],
  ['is impossible without a previous version', { live: null, before: [] }, null],
])('C-07 a rollback %s', (_, now, after) => {
  expect(applyRollback(now)).toEqual(after);
});

test.each([
  ['everyone: the section', {}, { live: null, before: ['1-a', null], isAway: true }],
  ['a role', { roles: ['Admin'] }, { ...firstRelease, previews: ['3-c'] }],
  ['other roles: nothing', { roles: ['Farmer'] }, { ...firstRelease, previews: ['3-c'], trial: trialOfSecond }],
  ['the holders of links', { link: true }, { ...firstRelease, trial: trialOfSecond }],
] as const)('C-07 takes away the version of %s', (_, audience, after) => {
  const taken = applyNone({ ...firstRelease, trial: trialOfSecond, previews: ['3-c'] }, audience);
  expect(taken).toEqual(after);
  const returned = applyVersion(taken, '2-b', EVERYONE);
  expect([returned.live, returned.isAway]).toEqual(['2-b', undefined]);
});

test('C-07 a release keeps ten earlier versions', () => {
  let release: Release | undefined;
  for (let n = 1; n <= 30; n += 1) release = applyVersion(release, `${n}-x`, EVERYONE);
  expect(release?.before).toHaveLength(10);
  expect(release && listVersions(release)).toContain('29-x');
});

test('X-43 a release keeps what everyone gets while thirty later versions wait for their host', () => {
  let release = firstRelease;
  for (let n = 2; n <= 30; n += 1) release = applyVersion(release, `${n}-x`, EVERYONE, '1-a');
  expect(release.before).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21].map((n) => `${n}-x`).concat('1-a'));
  expect(applyNone(release, EVERYONE, '1-a').before.slice(-2)).toEqual(['22-x', '1-a']);
  expect(applyRemoval(release, '1-a', '1-a')).toBeNull();
});
