import { password, startTestApi, type TestApi } from '../../testing/harness';
import { hashSecret } from '../security/secretHash';

const production = {
  NODE_ENV: 'production',
  ENCRYPTION_KEY: 'an-encryption-key-of-thirty-two-characters',
  API_KEY: 'una-clave-de-prueba',
  PUBLIC_URL: 'http://surco.ejemplo.mx',
  ALLOW_INSECURE: 'http,file-mail,demo-sender,embedded-database',
};
const addresses = ['/docs', '/docs/json', '/docs/yaml', '/docs/static/swagger-ui.css'];

async function getStatuses(api: TestApi, user?: { id: string }): Promise<number[]> {
  const visitor = await api.signInAs(user);
  const responses = await Promise.all(addresses.map((address) => visitor.get(address, { 'x-api-key': undefined })));
  return responses.map(({ status }) => status);
}

test('P-07 in production only staff read the documentation of the API', async () => {
  const api = await startTestApi({ env: production });
  const farmer = await api.make.user('Farmer', {
    client_key_hash: await hashSecret(password),
    client_key_hint: '0001',
  });
  expect(await getStatuses(api)).toEqual([401, 401, 401, 401]);
  expect(await getStatuses(api, farmer)).toEqual([403, 403, 403, 403]);
  expect(await getStatuses(api, api.company.users.Consultant)).toEqual([200, 200, 200, 200]);
  expect((await (await api.signInAs()).get('/docs')).body.error).toContain('Sesión inválida');
  await api.close();
});

test('P-07 outside production everybody reads the documentation', async () => {
  const api = await startTestApi();
  expect(await getStatuses(api)).toEqual([200, 200, 200, 200]);
  await api.close();
});

test.each([
  ['http://localhost:3000', 'surco'],
  ['https://surco.ejemplo.mx', '__Host-surco'],
])('the documentation of %s names the session cookie %s', async (publicUrl, name) => {
  const { app, close } = await startTestApi({ env: { PUBLIC_URL: publicUrl } });
  const document = (await app.inject({ url: '/api/docs/json' })).json<{
    components: { securitySchemes: { session: { name: string } } };
  }>();
  expect(document.components.securitySchemes.session.name).toBe(name);
  await close();
});

test('P-07 the page of the documentation loads its own scripts and styles', async () => {
  const { app, close } = await startTestApi();
  const page = await app.inject({ url: '/api/docs' });
  const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
  const responses = await Promise.all(files.map((url) => app.inject({ url })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
  await close();
});
