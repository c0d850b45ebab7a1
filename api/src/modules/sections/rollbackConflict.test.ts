import { join } from 'node:path';
import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../testing/testCheckout';

const checkout = createTestCheckout();
let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  const env = { REMOTES_DIR: join(checkout.root, 'remotes'), DATA_DIR: join(checkout.root, 'data') };
  api = await startTestApi({ root: checkout.root, env });
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});

test('C-07 a rollback to an address that another section has taken meanwhile is refused', async () => {
  const { body } = await admin.post('/registry/tokens', { team: 'Equipo', sections: ['mfe-alfa', 'mfe-beta'] });
  const headers = { authorization: `Bearer ${(body.data as { token: string }).token}` };
  const publish = async (name: string, version: string, ...paths: string[]) => {
    const redirects = paths.map((path) => ({ path, redirectTo: '/dashboard' }));
    const form = encodeFiles(createBuildFiles(name, version, { redirects }));
    const url = `/api/registry/sections/${name}/versions`;
    const all = { ...headers, ...form.headers };
    return (await api.app.inject({ method: 'PUT', url, headers: all, payload: form.payload })).statusCode;
  };
  const contested = '/dashboard/disputada';
  expect([
    await publish('mfe-alfa', '4.0.0', contested),
    await publish('mfe-alfa', '4.0.1'),
    await publish('mfe-beta', '1.0.0', contested),
  ]).toEqual([200, 200, 200]);
  const rollback = await api.app.inject({
    method: 'POST',
    url: '/api/registry/sections/mfe-alfa/rollback',
    headers,
    payload: {},
  });
  expect([rollback.statusCode, rollback.json<{ code: string }>().code]).toEqual([422, 'SECCION_RECHAZADA']);
  expect(rollback.body).toContain('/dashboard/disputada ya es una dirección de mfe-beta');
  for (const path of [`${contested}/`, `${contested}/:x?`, '/dashboard/:x?/disputada', '/dashboard/*'])
    expect([path, await publish('mfe-alfa', '4.0.2', path)]).toEqual([path, 422]);
});
