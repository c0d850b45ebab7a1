import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostPaths } from '@surco/shared/contract';
import type { RemoteRegistry } from '@surco/shared/federation';
import type { BuiltSection } from '@surco/shared/federation/build';
import { computeIntegrity } from '@surco/shared/federation/releases';
import fastify from 'fastify';
import { createBuiltSection, writeSectionBuild } from '../testing/sectionBuilds';
import { startTestApi, type TestApi } from '../testing/harness';
import { readRecords } from '../testing/responses';
import { createUnusedStore } from '../testing/runJobs';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../testing/testCheckout';
import { createRuntimeConfig } from './runtimeConfig';
import { webPlugin } from './webPlugin';

const checkout = createTestCheckout();
const copies = join(checkout.root, 'remote-copies');
let api: TestApi;

beforeAll(async () => {
  const dist = join(checkout.root, 'mfe-faulty', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'manifest.json'), '{ "name": "mfe-faulty", "menu": 1 }');
  const old = createBuiltSection('mfe-old', '1.0.0', { requires: { '@surco/shared': '^1.3.0' } });
  writeSectionBuild(join(checkout.root, 'mfe-old', 'dist'), old);
  api = await startTestApi({ root: checkout.root, env: { DATA_DIR: checkout.root } });
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
  const store = createUnusedStore(api.db);
  const config = createRuntimeConfig(settings);
  webPlugin(app, { root: checkout.root, config, settings, store, reloadBuilds: true, findUser: async () => null });
  expect((await app.inject({ url: hostPaths.ssoRedirect })).statusCode).toBe(200);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"section":"mfe-faulty","reason":"The manifest\.json of mfe-faulty is not valid: .*menu/);
  await app.close();
});

async function upload(name: string, version: string, query = '', change: Partial<BuiltSection> = {}) {
  const admin = await api.signInAs(api.company.users.Admin);
  const form = encodeFiles(createBuildFiles(name, version, change));
  return admin.send('PUT', `/registry/sections/${name}/versions${query}`, form.payload, form.headers);
}

const publish = async (name: string, version: string, query = ''): Promise<void> =>
  expect((await upload(name, version, query)).status).toBe(200);

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

test('X-43 a version for the next contract is stored and waits, while everyone keeps the one before it', async () => {
  await publish('mfe-next', '5.0.0-a');
  const needs = { requires: { '@surco/shared': '^99.0.0' }, uses: ['platform#next'] };
  const { status, body } = await upload('mfe-next', '6.0.0-b', '', needs);
  const misfit = { needs: ['@surco/shared ^99.0.0', 'platform#next'], served: '5.0.0-a' };
  expect([status, body.data]).toMatchObject([
    200,
    { version: { state: 'LIVE' }, section: { health: 'INCOMPATIBLE', misfit } },
  ]);
  const admin = await api.signInAs(api.company.users.Admin);
  const versions = await admin.get('/registry/sections/mfe-next/versions');
  expect(versions.body.data).toMatchObject([{ version: '6.0.0-b', misfit }, { version: '5.0.0-a' }]);
  expect(versions.body.data).not.toMatchObject([{}, { misfit: {} }]);
  const { remotes } = (await fetchAddress('/registry.json')).json<RemoteRegistry>();
  expect(remotes.find(({ name }) => name === 'mfe-next')?.version).toBe('5.0.0-a');
  const redirects = [{ path: '/dashboard/mfe-next', redirectTo: '/dashboard' }];
  expect((await upload('mfe-six', '9.0.0-x', '', { redirects })).status).toBe(422);
});

test('C-07 the page registers and preloads the live version', async () => {
  await publish('mfe-six', '1.0.1-c');
  const admin = await api.signInAs(api.company.users.Admin);
  const page = await fetchAddress('/dashboard/mfe-six', `surco=${admin.token}`);
  expect(page.body).toContain('"label":"mfe-six 1.0.1-c"');
  expect(page.body).toContain('href="/remotes/mfe-six/1.0.1-c/list.0123456789.js"');
  expect(page.body).not.toContain('1.0.0-a');
});

test('C-07 the page names the hashes of a published version', async () => {
  await publish('mfe-eight', '1.0.0-a');
  const hash = computeIntegrity('// mfe-eight 1.0.0-a');
  const folder = '/remotes/mfe-eight/1.0.0-a';
  const admin = await api.signInAs(api.company.users.Admin);
  const { body } = await fetchAddress('/dashboard/mfe-eight', `surco=${admin.token}`);
  expect(body).toContain(`"entry":"${folder}/remoteEntry.0123456789.js","integrity":"${hash}"`);
  for (const [file, expected] of [
    ['remoteEntry', hash],
    ['list', hash],
  ])
    expect(body).toContain(`href="${folder}/${file}.0123456789.js" integrity="${expected}" crossorigin>`);
  expect(body).toContain('href="/money.0123456789.js">');
});

test('C-07 does not serve files of an unfinished copy', async () => {
  mkdirSync(join(copies, 'mfe-one', '.incoming-1'), { recursive: true });
  writeFileSync(join(copies, 'mfe-one', '.incoming-1', 'a.js'), 'half');
  expect((await fetchAddress('/remotes/mfe-one/.incoming-1/a.js')).statusCode).toBe(404);
});

test('C-07 only the page of the role registers a trial for a role', async () => {
  await publish('mfe-seven', '1.0.0-a', '?roles=Supervisor');
  const loadPage = async (role: 'Admin' | 'Supervisor') =>
    (await fetchAddress('/dashboard', `surco=${(await api.signInAs(api.company.users[role])).token}`)).body;
  expect(await loadPage('Supervisor')).toMatch(
    /"hasCanary":true.*mfe-seven 1\.0\.0-a|mfe-seven 1\.0\.0-a.*"hasCanary":true/s,
  );
  expect(await loadPage('Admin')).not.toContain('mfe-seven');
});
