import type { RemoteRegistry } from '@surco/shared/federation';
import { withClient } from '../../core/db/withClient';
import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../testing/testCheckout';

const checkout = createTestCheckout();
let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startTestApi({ root: checkout.root, env: { DATA_DIR: checkout.root } });
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});

async function publish(name: string, version: string, change = {}, query = ''): Promise<void> {
  const form = encodeFiles(createBuildFiles(name, version, change));
  const path = `/registry/sections/${name}/versions${query}`;
  expect((await admin.send('PUT', path, form.payload, form.headers)).status).toBe(200);
}

test('X-43 eleven publications for the next contract leave everyone the version that fits', async () => {
  await publish('mfe-later', '1.0.0');
  for (let n = 0; n <= 10; n += 1) await publish('mfe-later', `2.0.${n}`, { requires: { '@surco/shared': '^99.0.0' } });
  const { remotes } = (await api.app.inject({ url: '/registry.json' })).json<RemoteRegistry>();
  expect(remotes.find(({ name }) => name === 'mfe-later')?.version).toBe('1.0.0');
  expect((await admin.send('DELETE', '/registry/sections/mfe-later/versions/1.0.0')).body.code).toBe('EN_USO');
});

test('C-07 open tabs learn of a version that was taken back, and of nothing else', async () => {
  const takenBack: string[] = [];
  await withClient(api.url, async (client) => {
    client.on('notification', ({ payload = '' }) => payload.includes('sections/') && takenBack.push(payload));
    await client.query('listen notifications');
    const change = (path: string, body: object) => admin.post(`/registry/sections/mfe-one/${path}`, body);
    await publish('mfe-one', '1.1.0', { menu: [] });
    await publish('mfe-one', '1.2.0');
    await publish('mfe-one', '1.3.0', {}, '?roles=Supervisor');
    expect((await change('menu', { approved: false })).status).toBe(200);
    expect((await admin.send('DELETE', '/registry/sections/mfe-one/versions/1.1.0')).status).toBe(200);
    await client.query('select 1');
    expect(takenBack).toEqual([]);
    expect((await change('use', { version: null, roles: ['Supervisor'] })).status).toBe(200);
    expect((await change('rollback', {})).status).toBe(200);
    expect((await change('use', { version: null })).status).toBe(200);
    await client.query('select 1');
  });
  const versions = ['1.3.0', '1.2.0', '1.0.0-own'];
  expect(takenBack).toEqual(versions.map((version) => JSON.stringify({ changed: `sections/mfe-one/${version}` })));
});

test('C-07 a section that nobody gets any more keeps its name of the menu', async () => {
  await publish('mfe-gone', '1.0.0');
  const { body } = await admin.post('/registry/sections/mfe-gone/use', { version: null });
  expect(body.data).toMatchObject({ isAway: true, label: 'mfe-gone 1.0.0', health: 'OK' });
});
