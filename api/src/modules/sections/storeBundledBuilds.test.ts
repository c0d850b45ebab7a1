import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRegistry } from '@surco/shared/federation';
import { buildServer } from '../../server';
import { startTestApi, type TestApi, TestClient } from '../../testing/harness';
import { readRecords } from '../../testing/responses';
import { createUnusedStore } from '../../testing/runJobs';
import { createBuiltSection, writeSectionBuild } from '../../testing/sectionBuilds';
import { createTestCheckout } from '../../testing/testCheckout';
import { storeBundledBuilds } from './storeBundledBuilds';

const former = createTestCheckout();
const next = createTestCheckout();
let api: TestApi;
let nextApi: Pick<TestApi, 'app' | 'settings'>;
let admin: TestClient;

const start = ({ root }: typeof former) =>
  storeBundledBuilds({ db: api.db, sectionStore: createUnusedStore(api.db) }, root);
const readState = async () => ({
  revisions: await api.db.selectFrom('section_releases').select('revision').execute(),
  files: await api.db.selectFrom('section_files').select(['version', 'file']).orderBy('file').execute(),
});
const listVersions = async (name: string, by = admin) =>
  readRecords(await by.get(`/registry/sections/${name}/versions`));
const readServed = async ({ app }: Pick<TestApi, 'app'>, name: string) => {
  const { remotes } = (await app.inject({ url: '/registry.json' })).json<RemoteRegistry>();
  const served = remotes.find((remote) => remote.name === name);
  return [served?.version, served?.entry.slice(`/remotes/${name}`.length)];
};

beforeAll(async () => {
  for (const name of ['mfe-one', 'mfe-two', 'mfe-six']) {
    writeSectionBuild(join(former.root, name, 'dist'), createBuiltSection(name, '1.0.0-own'));
    writeSectionBuild(join(next.root, name, 'dist'), createBuiltSection(name, '2.0.0-own'));
  }
  api = await startTestApi({ root: former.root, env: { DATA_DIR: join(former.root, 'data') } });
  const settings = { ...api.settings, dataDir: join(next.root, 'data') };
  nextApi = { app: await buildServer(settings, { db: api.db, root: next.root }), settings };
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(async () => {
  await nextApi.app.close();
  await api.close();
  former.remove();
  next.remove();
});

test('C-07 instances that start at once store the builds of their bundle once, and each gives its own', async () => {
  const readAudit = async () => readRecords(await admin.get('/audit?entity=remote-release'));
  const audit = await readAudit();
  await Promise.all([start(former), start(former)]);
  const stored = await readState();
  expect(stored.files.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['integrity.json', 'list.0123456789.js', 'list.0123456789.js.br', 'manifest.json']),
  );
  await start(former);
  expect(await readState()).toEqual(stored);
  const own = { version: '1.0.0-own', isOwn: true, state: 'LIVE', bytes: expect.any(Number) };
  expect(await listVersions('mfe-one')).toContainEqual(
    expect.objectContaining({ ...own, publishedBy: 'Surco development' }),
  );
  await start(next);
  for (const [instance, version] of [[api, '1.0.0-own'] as const, [nextApi, '2.0.0-own'] as const])
    expect(await readServed(instance, 'mfe-one')).toEqual([version, '/remoteEntry.0123456789.js']);
  expect(await readAudit()).toEqual(audit);
});

test('C-07 after an upgrade a section goes back to the build of the release before, and returns', async () => {
  await Promise.all([start(former), start(next)]);
  const nextAdmin = new TestClient(nextApi.app, nextApi.settings, admin.token);
  const use = async (version: string, body: object = {}) =>
    (await nextAdmin.post('/registry/sections/mfe-six/use', { version, ...body })).status;
  expect(await use('1.0.0-own', { roles: ['Supervisor'] })).toBe(200);
  expect(await use('1.0.0-own')).toBe(200);
  expect(await listVersions('mfe-six', nextAdmin)).toMatchObject([
    { version: '2.0.0-own', isOwn: true, state: 'PREVIOUS' },
    { version: '1.0.0-own', state: 'LIVE', publishedBy: 'Surco development' },
  ]);
  expect(await readServed(nextApi, 'mfe-six')).toEqual(['1.0.0-own', '/1.0.0-own/remoteEntry.0123456789.js']);
  const { body } = await nextApi.app.inject({ url: '/remotes/mfe-six/1.0.0-own/list.0123456789.js' });
  expect(body).toBe('// mfe-six 1.0.0-own');
  expect(await use('2.0.0-own', { roles: ['Supervisor'] })).toBe(200);
  expect(await use('2.0.0-own')).toBe(200);
  expect(await readServed(nextApi, 'mfe-six')).toEqual(['2.0.0-own', '/remoteEntry.0123456789.js']);
});

test('C-07 a build that cannot be stored whole is not stored, and holds up no other', async () => {
  const damaged = createTestCheckout();
  for (const name of ['mfe-one', 'mfe-three'])
    writeSectionBuild(join(damaged.root, name, 'dist'), createBuiltSection(name, '4.0.0-own'));
  rmSync(join(damaged.root, 'mfe-one', 'dist', 'list.0123456789.js'));
  await expect(start(damaged)).rejects.toThrow('list.0123456789.js');
  const stored = await api.db
    .selectFrom('section_versions')
    .select('name')
    .where('version', '=', '4.0.0-own')
    .execute();
  expect(stored).toEqual([{ name: 'mfe-three' }]);
  damaged.remove();
});

test('C-07 the build of the bundle is never removed, that of another release by the rule of all versions', async () => {
  await Promise.all([start(former), start(next)]);
  const remove = (version: string) => admin.send('DELETE', `/registry/sections/mfe-two/versions/${version}`);
  expect((await remove('1.0.0-own')).status).toBe(409);
  expect((await remove('2.0.0-own')).status).toBe(200);
  for (let number = 1; number <= 20; number += 1)
    await createUnusedStore(api.db).writeFiles(
      { name: 'mfe-two', version: `3.0.${number}-a` },
      new Map([['a.js', Buffer.from('')]]),
      'none',
    );
  const listStored = async () =>
    (await createUnusedStore(api.db).listVersions('mfe-two')).map(({ version }) => version);
  await start(next);
  expect(await listStored()).not.toContain('1.0.0-own');
  expect(await listVersions('mfe-two')).toContainEqual(
    expect.objectContaining({ version: '1.0.0-own', state: 'LIVE' }),
  );
  expect(await readServed(api, 'mfe-two')).toEqual(['1.0.0-own', '/remoteEntry.0123456789.js']);
  await start(former);
  expect(await listStored()).toEqual(expect.arrayContaining(['1.0.0-own', '2.0.0-own', '3.0.20-a']));
  expect(await listStored()).not.toContain('3.0.1-a');
});
