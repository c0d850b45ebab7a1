import { z } from 'zod';
import { applyVersion } from './releaseChanges';
import {
  createNextReleases,
  EMPTY_RELEASES,
  getDigest,
  getPublication,
  parseReleases,
  type Audience,
  type Release,
  type Releases,
} from './releases';

const EVERYONE = {};
const firstRelease: Release = { live: '1-a', before: [null] };

test('C-07 every version that is live, on trial, a preview or a rollback target keeps its digest', () => {
  const digest = `sha384-${'A'.repeat(64)}`;
  const publish = (releases: Releases, name: string, version: string, audience: Audience) =>
    createNextReleases(
      releases,
      { ...releases.remotes, [name]: applyVersion(releases.remotes[name], version, audience) },
      { action: 'publish', published: { name, version, digest } },
    );
  let releases = EMPTY_RELEASES;
  const rare = [
    ['1-rollback', EVERYONE],
    ['2-live', EVERYONE],
    ['3-preview', { link: true }],
    ['4-trial', { roles: ['Admin'] }],
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

test('C-07 a stored version that is published again keeps its record', () => {
  const published = { name: 'mfe-x', version: '1-a', digest: `sha384-${'A'.repeat(64)}` };
  const remotes = { 'mfe-x': firstRelease };
  const first = createNextReleases(EMPTY_RELEASES, remotes, {
    by: 'Ventas',
    reason: 'Primera entrega',
    published: { ...published, commit: 'abc' },
  });
  const again = createNextReleases({ ...first, at: '' }, remotes, { by: 'Ana', published });
  expect(getPublication(again, published)).toEqual(getPublication(first, published));
});

test.each([
  null,
  { format: 2, at: '', remotes: {} },
  { format: 1, at: '', remotes: { '../x': firstRelease } },
  { format: 1, at: '', remotes: { 'mfe-x': { ...firstRelease, live: '../../etc' } } },
  { format: 1, at: '', remotes: { 'mfe-x': { ...firstRelease, trial: { version: '2-b', roles: ['King'] } } } },
])('rejects an invalid document: %j', (document) => {
  expect(() => parseReleases(document)).toThrow(z.ZodError);
});

test('C-07 reads the trial of a server of version 0.1.0', () => {
  const canary = { version: '2-b', roles: ['Admin'], percent: 10, guard: { since: '', until: '' } };
  const { remotes } = parseReleases({ format: 1, at: '', remotes: { 'mfe-one': { ...firstRelease, canary } } });
  expect(remotes['mfe-one']).toEqual({ ...firstRelease, trial: { version: '2-b', roles: ['Admin'], since: '' } });
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
