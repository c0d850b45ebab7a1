import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localDirectory } from '../src/settings';
import { startApi, type TestApi } from './harness';

/** A directory that knows some tokens and vouches for their bearers: for what the local one never answers. */
const bearers = new Map<string, { id: string; mail?: string; userPrincipalName: string }>();
let directory: Server;
let api: TestApi;

beforeAll(async () => {
  directory = createServer((request, response) => {
    const me = bearers.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    response.writeHead(me && request.url === '/v1.0/me' ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(me ?? { error: {} }));
  });
  await new Promise<void>((done) => {
    directory.listen(0, '127.0.0.1', done);
  });
  const { port } = directory.address() as AddressInfo;
  api = await startApi({ env: { SSO_GRAPH_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await api.close();
  directory.close();
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that the directory vouches for, with some claims changed. */
function issue(oid: string, address: string, changes: Record<string, unknown> = {}): string {
  const claims = { appid: localDirectory.clientId, tid: localDirectory.tenantId, oid, ...changes };
  const token = `${encode({ alg: 'RS256' })}.${encode(claims)}.firma`;
  bearers.set(token, { id: oid, userPrincipalName: address });
  return token;
}

const signIn = async (msToken: unknown, product = 'microsoft') =>
  (await api.as()).post(`/auth/${product}`, { msToken });

test('X-07 the audience may be named by azp', async () => {
  await api.make.user('Admin', { email: 'azp@ejemplo.mx' });
  expect(
    (await signIn(issue('oid-azp', 'azp@ejemplo.mx', { appid: undefined, azp: localDirectory.clientId }))).status,
  ).toBe(200);
});

test.each<[string, () => string, string?]>([
  ['of another application', () => issue('oid-2', 'coordina@ejemplo.mx', { appid: 'otra' }), 'TOKEN_AJENO'],
  ['of another tenant', () => issue('oid-2', 'coordina@ejemplo.mx', { tid: 'otro' }), 'CUENTA_AJENA'],
  ['of another person', () => issue('oid-2', 'coordina@ejemplo.mx', { oid: 'oid-9' })],
  ['tampered with', () => `${issue('oid-2', 'coordina@ejemplo.mx')}x`],
  ['that is none', () => 'abc'],
  ['that would break out of the header', () => 'a\r\nb'],
])('X-07 a token %s is refused', async (_name, token, code = 'TOKEN_INVALIDO') => {
  const { status, body, cookie } = await signIn(token());
  expect([status, body.code, cookie]).toEqual([401, code, undefined]);
});

test('X-07 the segment is configuration; any other is not found', async () => {
  expect((await signIn(issue('oid-1', 'coordina@ejemplo.mx'), 'google')).status).toBe(404);
});

test('X-07 a directory that is away: 503 in Spanish, to be tried again', async () => {
  const lonely = await startApi({ env: { SSO_GRAPH_URL: 'http://127.0.0.1:9' } });
  const { status, body, headers } = await (
    await lonely.as()
  ).post('/auth/microsoft', { msToken: issue('oid-1', 'coordina@ejemplo.mx') });
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'DIRECTORIO_NO_DISPONIBLE', '5']);
  await lonely.close();
});
