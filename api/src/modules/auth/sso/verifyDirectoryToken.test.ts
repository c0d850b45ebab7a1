import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localDirectoryIds } from '../../../core/settings/ssoSettings';
import { startTestApi, type TestApi } from '../../../testing/harness';

/** A fake directory that accepts some tokens, for responses that the local directory never gives. */
const identitiesByToken = new Map<string, { id: string; mail?: string; userPrincipalName: string }>();
let directory: Server;
let api: TestApi;

beforeAll(async () => {
  directory = createServer((request, response) => {
    const me = identitiesByToken.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    response.writeHead(me && request.url === '/v1.0/me' ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(me ?? { error: {} }));
  });
  await new Promise<void>((done) => {
    directory.listen(0, '127.0.0.1', done);
  });
  const { port } = directory.address() as AddressInfo;
  api = await startTestApi({ env: { SSO_GRAPH_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await api.close();
  directory.close();
});

const encodeJwtPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token that the directory accepts, with some claims changed. */
function issueToken(oid: string, address: string, changes: Record<string, unknown> = {}): string {
  const claims = { appid: localDirectoryIds.clientId, tid: localDirectoryIds.tenantId, oid, ...changes };
  const token = `${encodeJwtPart({ alg: 'RS256' })}.${encodeJwtPart(claims)}.firma`;
  identitiesByToken.set(token, { id: oid, userPrincipalName: address });
  return token;
}

const signIn = async (msToken: unknown, product = 'microsoft') =>
  (await api.signInAs()).post(`/auth/${product}`, { msToken });

test('X-07 the application may be named by azp instead of appid', async () => {
  await api.make.user('Admin', { email: 'azp@ejemplo.mx' });
  expect(
    (await signIn(issueToken('oid-azp', 'azp@ejemplo.mx', { appid: undefined, azp: localDirectoryIds.clientId })))
      .status,
  ).toBe(200);
});

test.each<[string, () => string, string?]>([
  ['of another application', () => issueToken('oid-2', 'coordina@ejemplo.mx', { appid: 'otra' }), 'TOKEN_AJENO'],
  ['of another tenant', () => issueToken('oid-2', 'coordina@ejemplo.mx', { tid: 'otro' }), 'CUENTA_AJENA'],
  ['of another user', () => issueToken('oid-2', 'coordina@ejemplo.mx', { oid: 'oid-9' })],
  ['tampered with', () => `${issueToken('oid-2', 'coordina@ejemplo.mx')}x`],
  ['that is not a JWT', () => 'abc'],
  ['with a line break, which would add a header', () => 'a\r\nb'],
])('X-07 rejects a token %s', async (_name, token, code = 'TOKEN_INVALIDO') => {
  const { status, body, cookie } = await signIn(token());
  expect([status, body.code, cookie]).toEqual([401, code, undefined]);
});

test('X-07 a mail address that the directory did not verify links no user', async () => {
  await api.make.user('Admin', { email: 'direccion@ejemplo.mx' });
  const token = issueToken('oid-guest', 'guest_example.com#EXT#@tenant.example');
  identitiesByToken.set(token, {
    id: 'oid-guest',
    mail: 'direccion@ejemplo.mx',
    userPrincipalName: 'guest_example.com#EXT#@tenant.example',
  });
  expect((await signIn(token)).body.code).toBe('CUENTA_DESCONOCIDA');
});

test('X-07 the last segment of the address is configuration; any other is not found', async () => {
  expect((await signIn(issueToken('oid-1', 'coordina@ejemplo.mx'), 'google')).status).toBe(404);
});

test('X-07 answers 503 with Retry-After when the directory is unreachable', async () => {
  const apiWithoutDirectory = await startTestApi({ env: { SSO_GRAPH_URL: 'http://127.0.0.1:9' } });
  const { status, body, headers } = await (
    await apiWithoutDirectory.signInAs()
  ).post('/auth/microsoft', { msToken: issueToken('oid-1', 'coordina@ejemplo.mx') });
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'DIRECTORIO_NO_DISPONIBLE', '5']);
  await apiWithoutDirectory.close();
});
