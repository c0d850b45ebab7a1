import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostPaths } from '@surco/shared/contract';
import type { RemoteRegistry } from '@surco/shared/federation';
import fastify from 'fastify';
import { createFolderStore } from '../core/remotes/folderStore';
import { startTestApi, type TestApi } from '../testing/harness';
import { createBuiltRemote, writeRemoteBuild } from '../testing/remoteBuilds';
import { readRecords } from '../testing/responses';
import { createTestCheckout } from '../testing/testCheckout';
import { createRuntimeConfig } from './runtimeConfig';
import { webPlugin } from './webPlugin';

const checkout = createTestCheckout();
let api: TestApi;

beforeAll(async () => {
  const dist = join(checkout.root, 'mfe-faulty', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'manifest.json'), '{ "name": "mfe-faulty", "menu": 1 }');
  const old = createBuiltRemote('mfe-old', '1.0.0', { contract: '^1.3.0' });
  writeRemoteBuild(join(checkout.root, 'mfe-old', 'dist'), old);
  api = await startTestApi({ root: checkout.root, env: { REMOTES_DIR: join(checkout.root, 'remotes') } });
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
