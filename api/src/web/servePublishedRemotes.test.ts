import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostPaths } from '@surco/shared/contract';
import type { RemoteRegistry } from '@surco/shared/federation';
import {
  applyPublication,
  type Audience,
  computeIntegrity,
  formatFileHashes,
  hashFiles,
  updateReleases,
} from '@surco/shared/federation/releases';
import fastify from 'fastify';
import { createFolderStore } from '../core/remotes/folderStore';
import { createBuiltRemote, writeRemoteBuild } from '../testing/remoteBuilds';
import { startTestApi, type TestApi } from '../testing/harness';
import { readRecords } from '../testing/responses';
import { createTestCheckout } from '../testing/testCheckout';
import { createRuntimeConfig } from './runtimeConfig';
import { webPlugin } from './webPlugin';

const checkout = createTestCheckout();
const remotesDir = join(checkout.root, 'remotes');
let api: TestApi;

beforeAll(async () => {
  const dist = join(checkout.root, 'mfe-faulty', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'manifest.json'), '{ "name": "mfe-faulty", "menu": 1 }');
  const old = createBuiltRemote('mfe-old', '1.0.0', { contract: '^1.3.0' });
  writeRemoteBuild(join(checkout.root, 'mfe-old', 'dist'), old);
  api = await startTestApi({ root: checkout.root, env: { REMOTES_DIR: remotesDir } });
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});

test('C-04 a build with an invalid manifest is left out, and one for contract 1 shows as incompatible; the others work', async () => {
  const registry = (await api.app.inject({ url: '/registry.json' })).json<RemoteRegistry>();
  expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-old', 'mfe-one']);
  expect((await api.app.inject({ url: '/dashboard/mfe-one' })).statusCode).toBe(200);
  const admin = await api.signInAs(api.company.users.Admin);
  expect(readRecords(await admin.get('/registry/sections'))).toMatchObject([
    { name: 'mfe-faulty', label: 'mfe-faulty', ownVersion: null, live: null, health: 'INVALID' },
    { name: 'mfe-old', ownVersion: '1.0.0', health: 'INCOMPATIBLE' },
    { name: 'mfe-one', ownVersion: '1.0.0-own', health: 'OK' },
  ]);
});

test('C-04 the log names the section that is left out and the reason, once', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  const { settings } = api;
  const store = createFolderStore(settings.remotesDir, { warn: () => undefined });
  const config = createRuntimeConfig(settings);
  webPlugin(app, { root: checkout.root, config, settings, store, reloadBuilds: true, findUser: async () => null });
  expect((await app.inject({ url: hostPaths.ssoRedirect })).statusCode).toBe(200);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"section":"mfe-faulty","reason":"The manifest\.json of mfe-faulty is not valid: .*menu/);
  await app.close();
});

async function publish(name: string, version: string, audience: Audience = {}): Promise<void> {
  writeRemoteBuild(join(remotesDir, name, version), createBuiltRemote(name, version));
  await updateReleases(remotesDir, ({ remotes }) => ({
    ...remotes,
    [name]: applyPublication(remotes[name], version, audience),
  }));
}

/** Publishes a version with the hashes of its files. @returns the hash of the entry */
async function publishWithHashes(name: string, version: string): Promise<string> {
  const remote = createBuiltRemote(name, version);
  const folder = writeRemoteBuild(join(remotesDir, name, version), remote);
  const hashes = await hashFiles(folder, ['manifest.json', ...remote.assets]);
  writeFileSync(join(folder, 'integrity.json'), formatFileHashes(hashes));
  await updateReleases(
    remotesDir,
    ({ remotes }) => ({ ...remotes, [name]: applyPublication(remotes[name], version, {}) }),
    { by: 'ana', action: 'publish', published: { name, version, digest: computeIntegrity(formatFileHashes(hashes)) } },
  );
  return hashes[remote.entry] ?? '';
}

const fetchAddress = (url: string, cookie?: string) => api.app.inject({ url, headers: cookie ? { cookie } : {} });

test('C-07 serves files of a published version as immutable, whether the server has a build of the remote or not', async () => {
  await publish('mfe-one', '1.1.0-b');
  await publish('mfe-six', '1.0.0-a');
  for (const folder of ['mfe-one/1.1.0-b', 'mfe-six/1.0.0-a']) {
    const file = await fetchAddress(`/remotes/${folder}/remoteEntry.0123456789.js`);
    expect([file.statusCode, file.headers['cache-control'], file.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      `// ${folder.replace('/', ' ')}`,
    ]);
  }
  expect((await fetchAddress('/remotes/mfe-one/remoteEntry.0123456789.js')).body).toBe('// mfe-one 1.0.0-own');
});

test('C-07 the page registers and preloads the live version', async () => {
  await publish('mfe-six', '1.0.1-c');
  const admin = await api.signInAs(api.company.users.Admin);
  const page = await fetchAddress('/dashboard/mfe-six', `surco=${admin.token}`);
  expect(page.body).toContain('"label":"mfe-six 1.0.1-c"');
  expect(page.body).toContain('href="/remotes/mfe-six/1.0.1-c/list.0123456789.js"');
  expect(page.body).not.toContain('1.0.0-a');
});

test('C-07 the page names the hashes of a published version, and a changed file is not served', async () => {
  const hash = await publishWithHashes('mfe-eight', '1.0.0-a');
  const listHash = computeIntegrity('// mfe-eight 1.0.0-a');
  const folder = '/remotes/mfe-eight/1.0.0-a';
  const admin = await api.signInAs(api.company.users.Admin);
  const { body } = await fetchAddress('/dashboard/mfe-eight', `surco=${admin.token}`);
  expect(body).toContain(`"entry":"${folder}/remoteEntry.0123456789.js","integrity":"${hash}"`);
  for (const [file, expected] of [
    ['remoteEntry', hash],
    ['list', listHash],
  ])
    expect(body).toContain(`href="${folder}/${file}.0123456789.js" integrity="${expected}" crossorigin>`);
  expect(body).toContain('href="/money.0123456789.js">');

  writeFileSync(join(remotesDir, 'mfe-eight', '1.0.0-a', 'list.0123456789.js'), 'alert(1)');
  const [changed, intact] = await Promise.all(
    ['list', 'remoteEntry'].map((name) => fetchAddress(`${folder}/${name}.0123456789.js?retry=1`)),
  );
  expect([changed?.statusCode, intact?.statusCode]).toEqual([404, 200]);
});

test('C-07 X-27 two simultaneous requests write one audit entry for a release', async () => {
  await publishWithHashes('mfe-nine', '1.0.0-a');
  await Promise.all([fetchAddress('/'), fetchAddress('/registry.json')]);
  const readReleaseEntries = () =>
    api.db.selectFrom('audit_log').select('after').where('entity', '=', 'remote-release').execute();
  let entries = await readReleaseEntries();
  while (!JSON.stringify(entries).includes('mfe-nine')) entries = await readReleaseEntries();
  expect(entries.filter(({ after }) => JSON.stringify(after).includes('mfe-nine'))).toMatchObject([
    { after: { liveVersion: '1.0.0-a', publishedBy: 'ana' } },
  ]);
});

test('C-07 serves neither release documents nor files of an unfinished copy', async () => {
  mkdirSync(join(remotesDir, 'mfe-one', '.incoming-1'), { recursive: true });
  writeFileSync(join(remotesDir, 'mfe-one', '.incoming-1', 'a.js'), 'half');
  expect((await fetchAddress('/remotes/_releases/00000001.json')).statusCode).toBe(404);
  expect((await fetchAddress('/remotes/mfe-one/.incoming-1/a.js')).statusCode).toBe(404);
});

test('C-07 a cookie keeps a signed-out visitor in or out of a trial, and is not set without one', async () => {
  const before = await fetchAddress('/');
  expect(before.headers['set-cookie']).toBeUndefined();
  expect(before.body).not.toContain('"hasCanary":true');
  await publish('mfe-one', '1.2.0-d', { percent: 50 });
  const first = await fetchAddress('/');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^surco-visitor=/);
  expect(first.body).toContain('"hasCanary":true');
  const findVersion = (body: string) => /mfe-one (1\.\d\.0-\w)/.exec(body)?.[1];
  const again = await fetchAddress('/', cookie);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(findVersion(again.body)).toBe(findVersion(first.body));
});

test('C-07 only the page of the role registers a trial for a role', async () => {
  await publish('mfe-seven', '1.0.0-a', { roles: ['Supervisor'] });
  const loadPage = async (role: 'Admin' | 'Supervisor') =>
    (await fetchAddress('/dashboard', `surco=${(await api.signInAs(api.company.users[role])).token}`)).body;
  expect(await loadPage('Supervisor')).toContain('mfe-seven 1.0.0-a');
  expect(await loadPage('Admin')).not.toContain('mfe-seven');
});
