/** @jest-environment node */
import { z } from 'zod';
import { roles } from '../../domain/users/roles';
import {
  applyPublication,
  createNextReleases,
  EMPTY_RELEASES,
  getDigest,
  getPublication,
  parseReleases,
  type Audience,
  type Release,
  type Releases,
  applyRollback,
  getTrialBucket,
  selectVersion,
  listVersions,
} from './releases';

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

test('C-07 every version that is live, on trial, a preview or a rollback target keeps its digest', () => {
  const digest = `sha384-${'A'.repeat(64)}`;
  const publish = (releases: Releases, name: string, version: string, audience: Audience) =>
    createNextReleases(
      releases,
      { ...releases.remotes, [name]: applyPublication(releases.remotes[name], version, audience) },
      { action: 'publish', published: { name, version, digest } },
    );
  let releases = EMPTY_RELEASES;
  const rare = [
    ['1-rollback', EVERYONE],
    ['2-live', EVERYONE],
    ['3-preview', { preview: true }],
    ['4-trial', { percent: 10 }],
  ] as const;
  for (const [version, audience] of rare) releases = publish(releases, 'mfe-rare', version, audience);
  for (let n = 1; n <= 300; n += 1) releases = publish(releases, 'mfe-busy', `${n}-x`, EVERYONE);
  for (const [version] of rare) {
    expect([version, getDigest(releases, 'mfe-rare', version)]).toEqual([version, digest]);
    expect(getPublication(releases, { name: 'mfe-rare', version })).toBeDefined();
  }
  const busy = Object.keys(releases.digests ?? {}).filter((key) => key.startsWith('mfe-busy/'));
  // The live version and its ten rollback targets, and 200 older ones.
  expect([busy.length, busy[0]]).toEqual([211, 'mfe-busy/90-x']);
});

const people = Array.from({ length: 5000 }, (_, n) => ({ id: `person-${n}`, role: null }));

test('C-07 a trial of ten percent selects about that share, always the same users, and others for another remote', () => {
  const chosen = people.filter((person) => getTrialBucket('mfe-sales', person) < 10);
  expect(chosen.length / people.length).toBeGreaterThan(0.08);
  expect(chosen.length / people.length).toBeLessThan(0.12);
  expect(people.filter((person) => getTrialBucket('mfe-sales', person) < 10)).toEqual(chosen);
  expect(people.filter((person) => getTrialBucket('mfe-admin', person) < 10)).not.toEqual(chosen);
});

test('C-07 a user of a ten percent trial stays in it at fifty percent', () => {
  const at = (percent: number): Release => ({ live: '1-a', before: [], canary: { version: '2-b', percent } });
  const chosen = people.filter((person) => selectVersion('mfe-sales', at(10), person) === '2-b');
  expect(chosen.every((person) => selectVersion('mfe-sales', at(50), person) === '2-b')).toBe(true);
});

test('C-07 a trial for a role is shown to that role only, not to others or signed-out visitors', () => {
  const release: Release = { ...firstRelease, canary: { version: '2-b', roles: ['Supervisor'] } };
  const seeing = [...roles, null].filter((role) => selectVersion('mfe-x', release, { id: 'u', role }) === '2-b');
  expect(seeing).toEqual(['Supervisor']);
});

test.each([
  null,
  { format: 2, at: '', remotes: {} },
  { format: 1, at: '', remotes: { '../x': firstRelease } },
  { format: 1, at: '', remotes: { 'mfe-x': { ...firstRelease, live: '../../etc' } } },
  { format: 1, at: '', remotes: { 'mfe-x': { ...firstRelease, canary: { version: '2-b', percent: 400 } } } },
])('rejects an invalid document: %j', (document) => {
  expect(() => parseReleases(document)).toThrow(z.ZodError);
});

test('C-07 a document with an action of a newer server is read without it', () => {
  expect(parseReleases({ format: 1, at: '', action: 'merge', remotes: { 'mfe-one': firstRelease } })).toMatchObject({
    action: undefined,
    remotes: { 'mfe-one': firstRelease },
  });
});

test('C-07 a verdict about a measure of a newer server is left out, and the rest of the document is read', () => {
  const figures = { value: 1, visits: 60 };
  const verdict = { outcome: 'worse', at: '', measure: 'CLS', trial: figures, standing: figures };
  const publications = { 'mfe-one/2-b': { at: '', by: 'Ana', verdict } };
  expect(parseReleases({ format: 1, at: '', remotes: { 'mfe-one': firstRelease }, publications })).toMatchObject({
    remotes: { 'mfe-one': firstRelease },
    publications: { 'mfe-one/2-b': { at: '', by: 'Ana', verdict: undefined } },
  });
});
