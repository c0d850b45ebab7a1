/** @jest-environment node */
import { roles } from '../contract/roles';
import { published, readReleases, type Release, rolledBack, shareOf, versionFor, versionsOf } from './releases';

const everyone = {};
const one: Release = { live: '1-a', before: [null] };
const two: Release = { live: '2-b', before: ['1-a', null] };

test.each([
  ['the first version', undefined, '1-a', everyone, one],
  ['the next one keeps the way back', one, '2-b', everyone, two],
  ['the same one again changes nothing', two, '2-b', everyone, two],
  ['a canary leaves what is live', one, '2-b', { percent: 10 }, { ...one, canary: { version: '2-b', percent: 10 } }],
  [
    'a canary of what nobody had yet',
    undefined,
    '1-a',
    { roles: ['Admin'] },
    { live: null, before: [], canary: { version: '1-a', roles: ['Admin'] } },
  ],
  ['a canary that proved good goes live', { ...one, canary: { version: '2-b', percent: 10 } }, '2-b', everyone, two],
] as const)('C-07 publishing: %s', (_, was, version, audience, after) => {
  expect(published(was as Release | undefined, version, audience as Parameters<typeof published>[2])).toEqual(after);
});

test.each([
  ['a canary first', { ...one, canary: { version: '2-b', percent: 10 } }, one],
  ['to the version before', two, { live: '1-a', before: [null] }],
  ['to what came with the server', one, { live: null, before: [] }],
  ['no further', { live: null, before: [] }, null],
])('C-07 rolling back: %s', (_, now, after) => {
  expect(rolledBack(now)).toEqual(after);
});

test('C-07 a long history keeps ten ways back', () => {
  let release: Release | undefined;
  for (let n = 1; n <= 30; n += 1) release = published(release, `${n}-x`, everyone);
  expect(release?.before).toHaveLength(10);
  expect(release && versionsOf(release)).toContain('29-x');
});

const people = Array.from({ length: 5000 }, (_, n) => ({ id: `person-${n}`, role: null }));

test('C-07 ten percent are about ten of a hundred people, the same ones at every look, and others for another remote', () => {
  const chosen = people.filter((person) => shareOf('mfe-sales', person) < 10);
  expect(chosen.length / people.length).toBeGreaterThan(0.08);
  expect(chosen.length / people.length).toBeLessThan(0.12);
  expect(people.filter((person) => shareOf('mfe-sales', person) < 10)).toEqual(chosen);
  expect(people.filter((person) => shareOf('mfe-admin', person) < 10)).not.toEqual(chosen);
});

test('C-07 whoever is among ten percent is among fifty', () => {
  const at = (percent: number): Release => ({ live: '1-a', before: [], canary: { version: '2-b', percent } });
  const chosen = people.filter((person) => versionFor('mfe-sales', at(10), person) === '2-b');
  expect(chosen.every((person) => versionFor('mfe-sales', at(50), person) === '2-b')).toBe(true);
});

test('C-07 a canary for a role is seen by that role and by no other, nor by who is signed out', () => {
  const release: Release = { ...one, canary: { version: '2-b', roles: ['Supervisor'] } };
  const seeing = [...roles, null].filter((role) => versionFor('mfe-x', release, { id: 'u', role }) === '2-b');
  expect(seeing).toEqual(['Supervisor']);
});

test.each([
  null,
  { format: 2, at: '', remotes: {} },
  { format: 1, at: '', remotes: { '../x': one } },
  { format: 1, at: '', remotes: { 'mfe-x': { ...one, live: '../../etc' } } },
  { format: 1, at: '', remotes: { 'mfe-x': { ...one, canary: { version: '2-b', percent: 400 } } } },
])('a document that is none is refused: %j', (document) => {
  expect(() => readReleases(document)).toThrow(/"path"/);
});
