import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import {
  computeIntegrity,
  getDigest,
  readFileHashes,
  readLatestRevision,
  readRevision,
} from '@surco/shared/federation/releases';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { readBuild } from '@surco/section/publish';
import { publish } from './publish';
import { rollBack } from './rollBack';

const NEWER_MINOR = `^${CONTRACT_VERSION.split('.')[0]}.999.0`;

let root: string;
let target: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'surco-publish-'));
  target = join(root, 'target');
});
afterEach(() => rmSync(root, { recursive: true }));

type Change = Parameters<typeof createBuiltRemote>[2];

async function publishBuild(
  name: string,
  version: string,
  { change = {}, audience = {}, bundled = [] as string[] } = {},
) {
  const build = await readBuild(
    writeRemoteBuild(join(root, 'build', name, version), createBuiltRemote(name, version, change as Change)),
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

test('C-07 copies a published version completely and makes it live', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  expect(readdirSync(join(target, 'mfe-x'))).toEqual(['1.0.0-a']);
  expect(readdirSync(join(target, 'mfe-x', '1.0.0-a')).toSorted()).toEqual([
    'integrity.json',
    'list.0123456789.js',
    'list.0123456789.js.br',
    'list.0123456789.js.gz',
    'manifest.json',
    'remoteEntry.0123456789.js',
    'remoteEntry.0123456789.js.br',
    'remoteEntry.0123456789.js.gz',
  ]);
  expect(await readRelease('mfe-x')).toEqual({ live: '1.0.0-a', before: [null] });
});

test('C-07 the release records who published, and the hash of every file but the compressed copies', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  await publishBuild('mfe-x', '1.1.0-b');
  await rollBack(target, 'mfe-x', 'luis');
  const read = (revision: number) => readRevision(target, revision);
  expect(await read(1)).toMatchObject({ by: 'ana', action: 'publish' });
  const document = await read(3);
  expect(document).toMatchObject({ by: 'luis', action: 'rollback' });
  const folder = join(target, 'mfe-x', '1.1.0-b');
  const hashes = await readFileHashes(folder, getDigest(document, 'mfe-x', '1.1.0-b') ?? '');
  expect(Object.keys(hashes).toSorted()).toEqual([
    'integrity.json',
    'list.0123456789.js',
    'manifest.json',
    'remoteEntry.0123456789.js',
  ]);
  for (const [file, hash] of Object.entries(hashes))
    expect(computeIntegrity(readFileSync(join(folder, file)))).toBe(hash);
});

test('C-07 publishing again restores hashes that are missing or were changed', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  const file = join(target, 'mfe-x', '1.0.0-a', 'integrity.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, '{}');
  await publishBuild('mfe-x', '1.0.0-a');
  expect(readFileSync(file, 'utf8')).toBe(before);
  rmSync(file);
  await publishBuild('mfe-x', '1.0.0-a');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('C-07 counts a build that is published twice as one version; each rollback goes back one version', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  const file = join(target, 'mfe-x', '1.0.0-a', 'list.0123456789.js');
  const before = readFileSync(file);
  await publishBuild('mfe-x', '1.0.0-a');
  await publishBuild('mfe-x', '1.1.0-b');
  expect(await rollBack(target, 'mfe-x')).toEqual({ live: '1.0.0-a', before: [null] });
  expect(await rollBack(target, 'mfe-x')).toEqual({ live: null, before: [] });
  await expect(rollBack(target, 'mfe-x')).rejects.toThrow('mfe-x has no earlier version');
  expect(readFileSync(file)).toEqual(before);
});

test('C-07 rejects another build of the same version and retains the first', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  await expect(
    publishBuild('mfe-x', '1.0.0-a', { change: { redirects: [{ path: '/a', redirectTo: '/b' }] } }),
  ).rejects.toThrow('mfe-x 1.0.0-a is published already with other content');
  expect(JSON.parse(readFileSync(join(target, 'mfe-x', '1.0.0-a', 'manifest.json'), 'utf8'))).toMatchObject({
    redirects: [],
  });
});

test.each([
  [
    'for another contract',
    { contract: '^99.0.0' },
    `was built for version ^99.0.0 of the contract and this is ${CONTRACT_VERSION}`,
  ],
  [
    'for a newer contract',
    { contract: NEWER_MINOR },
    `was built for version ${NEWER_MINOR} of the contract and this is ${CONTRACT_VERSION}`,
  ],
  ['for contract 1', { contract: '^1.3.0' }, `and this is ${CONTRACT_VERSION}. Contract 2 exports only`],
  ['with another React', { requires: { react: '^20.0.0' } }, 'needs react ^20.0.0 and the host offers 19.3.1'],
  ['with a library that is not shared', { requires: { vue: '^3.0.0' } }, 'needs vue ^3.0.0 and the host offers none'],
  [
    'with a shared module that the host does not offer',
    { pages: { list: { files: [], shared: ['@surco/shared/ui/chart'] } } },
    'needs modules that the host does not offer: @surco/shared/ui/chart',
  ],
  ['without one of its pages', { pages: {} }, 'lacks the pages that its routes name: list'],
  ['with a file missing', { entry: 'remoteEntry.ffffffffff.js' }, 'lacks files: remoteEntry.ffffffffff.js'],
  [
    'with an entry on another server',
    { entry: 'https://cdn.ajeno.mx/remoteEntry.js' },
    'which the content security policy of the pages does not allow: put the file into the build',
  ],
  ['with an unknown role', { menu: [{ roles: ['King'] }] }, 'menu[0].roles[0]'],
  ['with a version that is a path', { version: '../1' }, 'cannot be the name of a folder'],
] as const)('C-07 rejects a build %s and publishes nothing of it', async (_, change, reason) => {
  await publishBuild('mfe-x', '1.0.0-a');
  await expect(publishBuild('mfe-x', '1.1.0-b', { change })).rejects.toThrow(reason);
  expect(readdirSync(join(target, 'mfe-x'))).toEqual(['1.0.0-a']);
  expect(await readRelease('mfe-x')).toMatchObject({ live: '1.0.0-a' });
});

test('C-07 rejects a path of another section, published or built with the server', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  const routes = createBuiltRemote('mfe-x', '1').routes;
  await expect(publishBuild('mfe-y', '1.0.0-a', { change: { routes } })).rejects.toThrow(
    '/dashboard/mfe-x is already a path of mfe-x',
  );
  const bundledRoutes = createBuiltRemote('mfe-bundled', '1').routes;
  await expect(
    publishBuild('mfe-y', '1.0.0-a', { change: { routes: bundledRoutes }, bundled: ['mfe-bundled'] }),
  ).rejects.toThrow('/dashboard/mfe-bundled is already a path of mfe-bundled');
});

test('C-07 rejects redirects of another section’s path and paths of the host', async () => {
  await publishBuild('mfe-x', '1.0.0-a');
  const redirects = [{ path: '/dashboard/mfe-x', redirectTo: '/dashboard/mfe-y' }];
  await expect(publishBuild('mfe-y', '1.0.0-a', { change: { redirects } })).rejects.toThrow(
    '/dashboard/mfe-x is already a path of mfe-x',
  );
  const [route] = createBuiltRemote('mfe-y', '1').routes;
  for (const path of ['/logout', '/login/admin', '/login/:role?/:objective?', '/dashboard/notifications']) {
    await expect(publishBuild('mfe-y', '1.0.0-a', { change: { routes: [{ ...route, path }] } })).rejects.toThrow(
      `${path} is a path of the host`,
    );
  }
});

test('C-07 rejects the second of two sections that claim one path, also against a trial', async () => {
  const { routes } = createBuiltRemote('mfe-x', '1');
  const results = await Promise.allSettled([
    publishBuild('mfe-x', '1.0.0-a'),
    publishBuild('mfe-y', '1.0.0-a', { change: { routes } }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const trialRoutes = createBuiltRemote('mfe-trial', '1').routes;
  await publishBuild('mfe-trial', '1.0.0-a', { audience: { percent: 5 } });
  await expect(publishBuild('mfe-y', '1.1.0-b', { change: { routes: trialRoutes } })).rejects.toThrow(
    '/dashboard/mfe-trial is already a path of mfe-trial',
  );
});

test('C-07 publishes twelve sections at once', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `mfe-${'abcdefghijkl'[n]}`);
  await Promise.all(names.map((name) => publishBuild(name, '1.0.0-a')));
  const { remotes } = await readRevision(target, await readLatestRevision(target));
  expect(Object.values(remotes)).toEqual(names.map(() => ({ live: '1.0.0-a', before: [null] })));
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
