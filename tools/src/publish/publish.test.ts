import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import {
  type Audience,
  computeIntegrity,
  getDigest,
  readFileHashes,
  readLatestRevision,
  readRevision,
} from '@surco/shared/federation/releases';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { readBuild } from '@surco/section/publish';
import { publish } from './publish';
import { removeVersion } from './pruneCommand';
import { rollBack } from './rollBack';

let root: string;
let target: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'surco-publish-'));
  target = join(root, 'target');
});
afterEach(() => rmSync(root, { recursive: true }));

type Change = NonNullable<Parameters<typeof createBuiltRemote>[2]>;

async function publishBuild(
  name: string,
  version: string,
  { change = {}, audience = {}, bundled = [] }: { change?: Change; audience?: Audience; bundled?: string[] } = {},
) {
  const build = await readBuild(
    writeRemoteBuild(join(root, 'build', name, version), createBuiltRemote(name, version, change)),
  );
  return publish({
    by: 'ana',
    build,
    target,
    host: hostFiles,
    audience,
    bundledRemotes: bundled.map((other) => createBuiltRemote(other, '1.0.0')),
  });
}
const readRelease = async (name: string) =>
  (await readRevision(target, await readLatestRevision(target))).remotes[name];

test('C-07 copies a version completely and makes it live; the release records who, and the hash of each file', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  const names = ['list.0123456789.js', 'manifest.json', 'remoteEntry.0123456789.js'];
  const copies = names.filter((name) => name.endsWith('.js')).flatMap((name) => [`${name}.br`, `${name}.gz`]);
  const folder = join(target, 'mfe-x', '1.0.0-a');
  expect(readdirSync(folder).toSorted()).toEqual(['integrity.json', ...names, ...copies].toSorted());
  const document = await readRevision(target, 1);
  expect(document).toMatchObject({ by: 'ana', action: 'publish' });
  expect(document.remotes['mfe-x']).toEqual({ live: '1.0.0-a', before: [null] });
  const hashes = await readFileHashes(folder, getDigest(document, 'mfe-x', '1.0.0-a') ?? '');
  expect(Object.keys(hashes).toSorted()).toEqual(['integrity.json', ...names].toSorted());
  for (const [file, hash] of Object.entries(hashes))
    expect(computeIntegrity(readFileSync(join(folder, file)))).toBe(hash);

  // Publishing again restores hashes that are missing or were changed.
  const file = join(folder, 'integrity.json');
  const before = readFileSync(file, 'utf8');
  for (const damage of [() => writeFileSync(file, '{}'), () => rmSync(file)]) {
    damage();
    await publishBuild('mfe-x', '1.0.0-a');
    expect(readFileSync(file, 'utf8')).toBe(before);
  }
});

test('C-07 counts a build that is published twice as one version; each rollback goes back one version', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  await publishBuild('mfe-x', '1.0.0-a');
  await publishBuild('mfe-x', '1.1.0-b');
  expect(await rollBack(target, 'mfe-x', 'luis')).toEqual({ live: '1.0.0-a', before: [null] });
  expect(await readRevision(target, await readLatestRevision(target))).toMatchObject({
    by: 'luis',
    action: 'rollback',
  });
  expect(await rollBack(target, 'mfe-x')).toEqual({ live: null, before: [] });
  await expect(rollBack(target, 'mfe-x')).rejects.toThrow('mfe-x has no earlier version');
});

test('C-07 a removal ends a trial and deletes its files; the live version stays', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  await publishBuild('mfe-x', '1.1.0-b', { audience: { preview: true } });
  await publishBuild('mfe-x', '1.2.0-c', { audience: { percent: 10 } });
  for (const version of ['1.1.0-b', '1.2.0-c']) await removeVersion(target, { name: 'mfe-x', version }, 'ana');
  expect(await readRelease('mfe-x')).toEqual({ live: '1.0.0-a', before: [null] });
  expect(readdirSync(join(target, 'mfe-x'))).toEqual(['1.0.0-a']);
  await expect(removeVersion(target, { name: 'mfe-x', version: '1.0.0-a' }, 'ana')).rejects.toThrow('roll back first');
});

const [route] = createBuiltRemote('mfe-x', '1').routes;

const REFUSED: readonly (readonly [Change, string])[] = [
  [{ contract: '^99.0.0' }, `was built for version ^99.0.0 of the contract and this is`],
  [{ contract: '^1.3.0' }, `and this is ${CONTRACT_VERSION}. Contract 2 exports only`],
  [{ requires: { react: '^20.0.0' } }, 'needs react ^20.0.0 and the host offers 19.3.1'],
  [{ requires: { vue: '^3.0.0' } }, 'needs vue ^3.0.0 and the host offers none'],
  [
    { pages: { list: { files: [], shared: ['@surco/shared/ui/chart'] } } },
    'needs modules that the host does not offer: @surco/shared/ui/chart',
  ],
  [{ pages: {} }, 'lacks the pages that its routes name: list'],
  [{ entry: 'remoteEntry.ffffffffff.js' }, 'lacks files: remoteEntry.ffffffffff.js'],
  [{ entry: 'https://cdn.ajeno.mx/x.js' }, 'which the content security policy'],
  [{ version: '../1' }, 'cannot be the name of a folder'],
  [{ version: '1.0.0-a', redirects: [{ path: '/a', redirectTo: '/b' }] }, 'is published already with other content'],
  [{ routes: [{ ...route!, path: '/logout' }] }, '/logout is a path of the host'],
  [{ routes: [{ ...route!, path: '/dashboard/mfe-live' }] }, '/dashboard/mfe-live is already a path of mfe-live'],
  [
    { redirects: [{ path: '/dashboard/mfe-live', redirectTo: '/y' }] },
    '/dashboard/mfe-live is already a path of mfe-live',
  ],
  [{ routes: [{ ...route!, path: '/dashboard/mfe-trial' }] }, 'a path of mfe-trial'],
  [{ routes: [{ ...route!, path: '/dashboard/mfe-own' }] }, 'a path of mfe-own'],
];

test('C-07 says why a build cannot be published, and publishes nothing of it', async () => {
  await publishBuild('mfe-live', '1.0.0-a');
  await publishBuild('mfe-trial', '1.0.0-a', { audience: { percent: 5 } });
  await publishBuild('mfe-x', '1.0.0-a');
  for (const [change, reason] of REFUSED)
    await expect(publishBuild('mfe-x', '1.1.0-b', { change, bundled: ['mfe-own'] })).rejects.toThrow(reason);
  expect(readdirSync(join(target, 'mfe-x'))).toEqual(['1.0.0-a']);
  expect(await readRelease('mfe-x')).toEqual({ live: '1.0.0-a', before: [null] });
});

test('C-07 rejects the second of two sections that claim one path at the same time', async () => {
  const results = await Promise.allSettled([
    publishBuild('mfe-x', '1.0.0-a'),
    publishBuild('mfe-y', '1.0.0-a', { change: { routes: [route!] } }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('removes the remains of an old interrupted copy, but not those of a copy that may still run', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  const abandoned = writeRemoteBuild(join(target, 'mfe-x', '.incoming-old'), createBuiltRemote('mfe-x', '1'));
  utimesSync(abandoned, 0, 0);
  writeRemoteBuild(join(target, 'mfe-x', '.incoming-new'), createBuiltRemote('mfe-x', '1'));
  await publishBuild('mfe-x', '1.1.0-b');
  expect(readdirSync(join(target, 'mfe-x')).toSorted()).toEqual(['.incoming-new', '1.0.0-a', '1.1.0-b']);
});

test('rejects a folder without a build', async () => {
  writeFileSync(join(root, 'x'), '');
  await expect(readBuild(root)).rejects.toThrow('it has no manifest.json');
});
