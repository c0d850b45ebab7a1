import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { demoDirectory, demoPassword } from '../../seed/accounts';
import { localDirectoryIds } from '../../core/settings/ssoSettings';
import { findFreePort } from '../findFreePort';
import { startLocalDirectory, type LocalDirectory } from './localDirectory';

const origin = 'http://localhost:3999';
const redirectUri = `${origin}/redirect`;
const email = 'coordinacion@surco.test';
const tokensSchema = z.object({ access_token: z.string(), id_token: z.string(), refresh_token: z.string() });

let directory: LocalDirectory;
let port: number;
const dataDir = mkdtempSync(join(tmpdir(), 'surco-directory-'));
const start = () => startLocalDirectory({ port, dataDir, origins: [origin], ...localDirectoryIds, ...demoDirectory });

beforeAll(async () => {
  port = await findFreePort();
  directory = await start();
});
afterAll(async () => {
  await directory.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stores cookies like a browser. Redirects are followed one by one, so that a test can read the last one. */
function createBrowser() {
  const jar = new Map<string, string>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(url, directory.url), {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
}
type Browse = ReturnType<typeof createBrowser>;

const verifier = randomBytes(32).toString('base64url');
const buildAuthorizeUrl = (overrides: Record<string, string> = {}) =>
  `/auth?${new URLSearchParams({
    client_id: localDirectoryIds.clientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: redirectUri,
    scope: 'User.Read openid profile offline_access',
    state: 'st',
    nonce: 'no',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...overrides,
  })}`;

const getLocation = (response: Response) => response.headers.get('location') ?? '';
const buildFormRequest = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

/**
 * Signs in with a new authorization request.
 * @returns the response to the form, and the redirect address with the code (empty after a wrong password)
 */
async function signIn(browse: Browse, password = demoPassword) {
  const page = getLocation(await browse(buildAuthorizeUrl({ prompt: 'select_account' })));
  const response = await browse(page, buildFormRequest({ email, password }));
  const returnUrl = response.status === 401 ? '' : getLocation(await browse(getLocation(response)));
  return { response, returnUrl };
}

const exchange = async (fields: Record<string, string>) =>
  fetch(`${directory.url}/token`, {
    ...buildFormRequest({ client_id: localDirectoryIds.clientId, ...fields }),
    headers: { origin },
  });

const redeemCode = async (returnUrl: string) => {
  const code = new URLSearchParams(new URL(returnUrl).hash.slice(1)).get('code') ?? '';
  const response = await exchange({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  return { response, tokens: tokensSchema.parse(await response.json()) };
};

const decodeClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const fetchProfile = (token: string) =>
  fetch(`${directory.url}/v1.0/me`, { headers: { authorization: `Bearer ${token}`, origin, connection: 'close' } });

test('K-04 the code flow with PKCE gives tokens whose claims name the tenant, the application and the user', async () => {
  const browse = createBrowser();
  const page = await browse(getLocation(await browse(buildAuthorizeUrl({ prompt: 'select_account' }))));
  expect(await page.text()).toContain('Seleccione una cuenta');
  const { returnUrl } = await signIn(browse);
  expect(returnUrl).toMatch(`${redirectUri}#`);
  const { response, tokens } = await redeemCode(returnUrl);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  const oid = 'd0000000-0000-4000-8000-000000000002';
  expect(decodeClaims(tokens.access_token)).toMatchObject({
    appid: localDirectoryIds.clientId,
    tid: localDirectoryIds.tenantId,
    oid,
    scp: 'User.Read',
  });
  expect(decodeClaims(tokens.id_token)).toMatchObject({
    oid,
    tid: localDirectoryIds.tenantId,
    preferred_username: email,
    nonce: 'no',
  });
  const profile = await fetchProfile(tokens.access_token);
  expect(profile.headers.get('access-control-allow-origin')).toBe(origin);
  expect(await profile.json()).toMatchObject({ id: oid, mail: email, displayName: 'Carlos Orozco Delgado' });
});

test('rejects a wrong password in Spanish and preserves the chosen account', async () => {
  const { response } = await signIn(createBrowser(), 'otra');
  expect(response.status).toBe(401);
  const html = await response.text();
  expect(html).toContain('La contraseña no es correcta.');
  expect(html).toMatch(new RegExp(`value="${email}" checked`));
});

test('F-02 T-01 signing out ends the directory’s session and returns to the product; a silent authorization then reports that interaction is required', async () => {
  const browse = createBrowser();
  const { tokens } = await redeemCode((await signIn(browse)).returnUrl);
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${origin}/login`,
    state: 's',
  });
  const html = await (await browse(`/session/end?${query}`)).text();
  const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? '';
  expect(getLocation(await browse('/session/end/confirm', buildFormRequest({ xsrf, logout: 'yes' })))).toBe(
    `${origin}/login?state=s`,
  );
  expect(getLocation(await browse(buildAuthorizeUrl({ prompt: 'none' })))).toContain('error=login_required');
});

test.each([
  ['a redirect address that is not registered', buildAuthorizeUrl({ redirect_uri: 'http://localhost:1/redirect' })],
  ['another application', buildAuthorizeUrl({ client_id: '00000000-0000-0000-0000-000000000000' })],
])('rejects %s with a Spanish page', async (_title, url) => {
  const response = await createBrowser()(url);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('No se pudo entrar');
});

test('X-07 the directory answers /v1.0/me only for its own tokens that have not expired', async () => {
  const good = directory.issueToken(email);
  expect((await fetchProfile(good)).status).toBe(200);
  const [head, , signature] = good.split('.');
  const forgedPayload = Buffer.from(
    JSON.stringify({
      ...z.record(z.string(), z.unknown()).parse(decodeClaims(good)),
      oid: 'd0000000-0000-4000-8000-000000000001',
    }),
  ).toString('base64url');
  const bad = [
    `${head}.${forgedPayload}.${signature}`,
    directory.issueToken(email, { exp: 1 }),
    directory.issueToken(email, { aud: 'otra' }),
    'nada',
    '',
  ];
  expect(await Promise.all(bad.map(async (token) => (await fetchProfile(token)).status))).toEqual([
    401, 401, 401, 401, 401,
  ]);
});

test('a token stays valid after a restart, and the start fails with a message when the port is in use', async () => {
  const token = directory.issueToken(email);
  await expect(start()).rejects.toThrow(`Port ${port} (local directory) is in use`);
  await directory.stop();
  directory = await start();
  expect((await fetchProfile(token)).status).toBe(200);
});
