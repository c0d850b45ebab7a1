import { join } from 'node:path';
import { buildServer } from '../../server';
import { startTestApi } from '../../testing/harness';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../testing/sectionServer';
import { openDb } from '../db/pool';

test('C-07 another instance without a shared disk serves a release that it learns of by NOTIFY', async () => {
  const checkout = createTestCheckout();
  const env = { REMOTES_STORE: 'database', DATA_DIR: join(checkout.root, 'data-a') };
  const api = await startTestApi({ root: checkout.root, env });
  const admin = await api.signInAs(api.company.users.Admin);
  const db = openDb(api.url, { max: 4 });
  const settings = { ...api.settings, dataDir: join(checkout.root, 'data-b') };
  const other = await buildServer(settings, { db, databaseUrl: api.url, root: checkout.root });
  await other.ready();
  const readRegistry = async () => (await other.inject({ url: '/registry.json' })).body;
  expect(await readRegistry()).not.toContain('1.0.0-a');
  const { body } = await admin.post('/registry/tokens', { team: 'Ventas', sections: ['mfe-two'] });
  const { token } = body.data as { token: string };
  const form = encodeFiles(createBuildFiles('mfe-two', '1.0.0-a'));
  await api.app.inject({
    method: 'PUT',
    url: '/api/registry/sections/mfe-two/versions',
    headers: { authorization: `Bearer ${token}`, ...form.headers },
    payload: form.payload,
  });
  let registry = await readRegistry();
  while (!registry.includes('1.0.0-a')) registry = await readRegistry();
  expect(registry).toMatch(/"integrity":"sha384-/);
  const file = await other.inject({ url: '/remotes/mfe-two/1.0.0-a/list.0123456789.js' });
  expect([file.statusCode, file.body]).toEqual([200, '// mfe-two 1.0.0-a']);
  await other.close();
  await db.destroy();
  await api.close();
  checkout.remove();
});
