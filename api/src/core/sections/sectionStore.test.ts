import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../server';
import { startTestApi, type TestApi } from '../../testing/harness';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../testing/testCheckout';
import { createFileVerifier } from '../../web/fileVerifier';
import { openDb } from '../db/pool';
import { createSectionStore } from './sectionStore';

const checkout = createTestCheckout();
let api: TestApi;
let token: string;

beforeAll(async () => {
  const env = { DATA_DIR: join(checkout.root, 'data-a') };
  api = await startTestApi({ root: checkout.root, env });
  const admin = await api.signInAs(api.company.users.Admin);
  const { body } = await admin.post('/registry/tokens', { team: 'Ventas', sections: ['mfe-two'] });
  ({ token } = body.data as { token: string });
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});

async function publish(version: string): Promise<void> {
  const form = encodeFiles(createBuildFiles('mfe-two', version));
  const { statusCode } = await api.app.inject({
    method: 'PUT',
    url: '/api/registry/sections/mfe-two/versions',
    headers: { authorization: `Bearer ${token}`, ...form.headers },
    payload: form.payload,
  });
  expect(statusCode).toBe(200);
}

test('C-07 another instance without a shared disk serves a release that it learns of by NOTIFY', async () => {
  const db = openDb(api.url, { max: 4 });
  const settings = { ...api.settings, dataDir: join(checkout.root, 'data-b') };
  const other = await buildServer(settings, { db, databaseUrl: api.url, root: checkout.root });
  await other.ready();
  const readRegistry = async () => (await other.inject({ url: '/registry.json' })).body;
  expect(await readRegistry()).not.toContain('1.0.0-a');
  await publish('1.0.0-a');
  let registry = await readRegistry();
  while (!registry.includes('1.0.0-a')) {
    // A known registry is answered without input or output: the NOTIFY arrives only between turns of the event loop.
    await new Promise(setImmediate);
    registry = await readRegistry();
  }
  expect(registry).toMatch(/"integrity":"sha384-/);
  const file = await other.inject({ url: '/remotes/mfe-two/1.0.0-a/list.0123456789.js' });
  expect([file.statusCode, file.body]).toEqual([200, '// mfe-two 1.0.0-a']);
  await other.close();
  await db.destroy();
});

test.each([
  ['changed', 'list.0123456789.js', (path: string) => writeFileSync(path, 'alert(1)')],
  ['changed in its compressed copy', 'list.0123456789.js.br', (path: string) => writeFileSync(path, 'alert(1)')],
  ['missing', 'remoteEntry.0123456789.js', (path: string) => rmSync(path)],
  ['the changed file of hashes', 'integrity.json', (path: string) => writeFileSync(path, '{}')],
])('C-07 a local copy that is %s is restored from the database, with a warning', async (_, file, damage) => {
  await publish('2.0.0-b');
  const folder = join(checkout.root, 'data-c');
  const warn = jest.fn();
  const store = createSectionStore(api.db, { folder, databaseUrl: undefined, warn });
  const path = join(folder, 'mfe-two', '2.0.0-b', file);
  const address = `/mfe-two/2.0.0-b/${file}`;
  expect(await createFileVerifier(store, warn)(address)).toBe(true);
  const published = readFileSync(path);
  damage(path);
  const verify = createFileVerifier(store, warn);
  // Several requests at once share one restoration.
  expect(await Promise.all([verify(address), verify(address)])).toEqual([true, true]);
  expect(readFileSync(path)).toEqual(published);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ message: expect.stringContaining(file) }), expect.stringContaining('were restored')],
  ]);
});

test('C-07 the registry names a version whose local manifest was damaged', async () => {
  await publish('3.0.0-c');
  const dataDir = join(checkout.root, 'data-a');
  await api.app.inject({ url: '/remotes/mfe-two/3.0.0-c/list.0123456789.js' });
  writeFileSync(join(dataDir, 'remote-copies', 'mfe-two', '3.0.0-c', 'manifest.json'), '{');
  const { body } = await api.app.inject({ url: '/registry.json' });
  expect(body).toContain('"name":"mfe-two","version":"3.0.0-c"');
});

test('C-07 while the database does not answer, the newest known releases stay live', async () => {
  await publish('4.0.0-d');
  const db = openDb(api.url, { max: 1 });
  const warn = jest.fn();
  const store = createSectionStore(db, { folder: checkout.root, databaseUrl: undefined, warn });
  const before = await store.readReleases();
  await db.destroy();
  expect(await store.readReleases()).toEqual(before);
  expect(before.remotes['mfe-two']?.live).toBe('4.0.0-d');
  expect(warn).toHaveBeenCalledTimes(1);
});
