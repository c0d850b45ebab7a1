import { calls, type CallKey } from '@surco/shared/contract/calls';
import { buildServer } from '../../server';
import { password, startTestApi, type TestApi } from '../../testing/harness';
import { hashSecret } from '../security/secretHash';
import { readSettings } from '../settings/readSettings';
import { listErrorStatuses } from './errorResponses';

const production = {
  NODE_ENV: 'production',
  ENCRYPTION_KEY: 'an-encryption-key-of-thirty-two-characters',
  API_KEY: 'una-clave-de-prueba',
  PUBLIC_URL: 'http://surco.ejemplo.mx',
  ALLOW_INSECURE: 'http,file-mail,demo-sender,embedded-database',
};
const addresses = ['/docs', '/docs/json', '/docs/yaml', '/docs/static/swagger-ui.css'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: production });
});
afterAll(() => api.close());

async function getStatuses(user?: { id: string }): Promise<number[]> {
  const visitor = await api.signInAs(user);
  const responses = await Promise.all(addresses.map((address) => visitor.get(address, { 'x-api-key': undefined })));
  return responses.map(({ status }) => status);
}

test('P-07 in production only staff read the documentation of the API', async () => {
  const farmer = await api.make.user('Farmer', {
    client_key_hash: await hashSecret(password),
    client_key_hint: '0001',
  });
  expect(await getStatuses()).toEqual([401, 401, 401, 401]);
  expect(await getStatuses(farmer)).toEqual([403, 403, 403, 403]);
  expect(await getStatuses(api.company.users.Consultant)).toEqual([200, 200, 200, 200]);
  expect((await (await api.signInAs()).get('/docs')).body.error).toContain('Sesión inválida');
});

test.each([
  ['http://localhost:3000', 'surco'],
  ['https://surco.ejemplo.mx', '__Host-surco'],
])(
  'P-07 outside production everybody reads the documentation; of %s it names the cookie %s',
  async (publicUrl, name) => {
    const app = await buildServer(readSettings({ NODE_ENV: 'test', PUBLIC_URL: publicUrl }), { db: api.db });
    const document = (await app.inject({ url: '/api/docs/json' })).json<{
      components: { securitySchemes: { session: { name: string } } };
    }>();
    expect(document.components.securitySchemes.session.name).toBe(name);
    const page = await app.inject({ url: '/api/docs' });
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
    const responses = await Promise.all(['/api/docs/yaml', ...files].map((url) => app.inject({ url })));
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    await app.close();
  },
);

test.each<[CallKey, number]>([
  ['POST /users/me/push-devices/{id}/test', 429],
  ['POST /clients/registration', 409],
  ['POST /auth/confirm-email', 409],
])('the documentation of %s has its status %i', (key, status) => {
  expect(listErrorStatuses(key, calls[key])).toContain(status);
});
