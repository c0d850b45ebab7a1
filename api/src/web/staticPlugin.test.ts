import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { buildServer } from '../server';
import { startTestApi, type TestApi } from '../testing/harness';
import { createBuiltSection, writeHostBuild, writeSectionBuild } from '../testing/sectionBuilds';

const root = mkdtempSync(join(tmpdir(), 'surco-static-'));
const script = 'console.log(1)';
const file = 'main.0123456789.js';
let api: TestApi;

const writeSiteFile = (path: string, content: string | Buffer): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeAll(async () => {
  writeHostBuild(root);
  writeSectionBuild(join(root, 'mfe-one', 'dist'), createBuiltSection('mfe-one', '1.0.0-own'));
  writeSiteFile(`host/dist/${file}`, script);
  writeSiteFile(`host/dist/${file}.br`, brotliCompressSync(script));
  writeSiteFile(`host/dist/${file}.gz`, gzipSync(script));
  writeSiteFile('host/dist/sw.js', script);
  writeSiteFile('secret.txt', 'no');
  api = await startTestApi({ root });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

const browserHeaders = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const fetchAddress = (url: string, headers = {}) => api.app.inject({ url, headers });

test('R-50 no search engine, other site or cache keeps the page of a link', async () => {
  const { headers, body } = await fetchAddress('/p/abc', browserHeaders);
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(body).not.toContain('abc');
});

test('C-07 serves a hashed file as immutable and precompressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const packed = await fetchAddress(`/${file}`, { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
  const plain = await fetchAddress(`/${file}`);
  expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined]);
  expect((await fetchAddress('/files.json')).headers['cache-control']).toBe('no-cache');
});

test('no page may start workers from blob URLs', async () => {
  const readPolicy = async (url: string) => (await fetchAddress(url)).headers['content-security-policy'];
  expect(await readPolicy(`/${file}`)).not.toContain('worker-src blob:');
  expect(await readPolicy('/dashboard/sales/list/sale')).toContain("worker-src 'self';");
});

test('C-07 hashed files and those of sections may be used on pages of PUBLIC_URL from another origin', async () => {
  const readHeaders = async (url: string) => (await fetchAddress(url)).headers;
  for (const url of [`/${file}`, '/remotes/mfe-one/manifest.json'])
    expect(await readHeaders(url)).toMatchObject({
      'access-control-allow-origin': api.settings.publicUrl,
      'cross-origin-resource-policy': 'cross-origin',
    });
  for (const url of ['/sw.js', '/files.json', '/login']) {
    const headers = await readHeaders(url);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('C-07 the service worker may request the files from ASSETS_URL', async () => {
  const readPolicy = async ({ app }: Pick<TestApi, 'app'>) =>
    (await app.inject('/sw.js')).headers['content-security-policy'];
  expect(await readPolicy(api)).toContain("connect-src 'self';");
  const settings = { ...api.settings, assetsUrl: 'https://assets.test' };
  const app = await buildServer(settings, { db: api.db, root });
  expect(await readPolicy({ app })).toContain("connect-src 'self' https://assets.test;");
  await app.close();
});

test.each([
  '/main.fedcba9876.js',
  '/remotes/mfe-one/list.fedcba9876.js',
  '/remotes/mfe-one/list',
  '/%72emotes/mfe-one/',
])('C-07 answers a browser that asks for the missing file %s with 404, which nothing stores', async (address) => {
  const { statusCode, headers } = await fetchAddress(address, browserHeaders);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
});

test('R-44 answers pages with HTML, missing files with 404 and unknown calls with JSON', async () => {
  const page = await fetchAddress('/dashboard/sales/list/sale');
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'private, no-cache',
  ]);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect((await fetchAddress('/nada.js')).statusCode).toBe(404);
  expect((await fetchAddress('/index.html')).statusCode).toBe(404);
  expect((await fetchAddress('/..%2f..%2fsecret.txt')).body).not.toBe('no');
  expect((await fetchAddress('/api/nada')).json()).toMatchObject({ code: 'NO_ENCONTRADO' });
});

test.each(['/', '/dashboard/sales/list/sale', '/registry.json'])(
  'T-01 no cache between server and browser gives %s to another person',
  async (address) => {
    const { headers } = await fetchAddress(address, { 'accept-encoding': 'br' });
    expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'accept-encoding, cookie']);
  },
);

test('a page is compressed with gzip for a client without brotli', async () => {
  const { headers, rawPayload } = await fetchAddress('/login', { 'accept-encoding': 'gzip, deflate' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, cookie' });
  expect(gunzipSync(rawPayload).toString()).toBe((await fetchAddress('/login')).body);
});

test.each(['/metrics', '/.env', '/.git/config', '/wp-login.php', '/wp-admin/', '/actuator/health', '//'])(
  'answers a program that asks for %s with 404',
  async (address) => {
    for (const headers of [{}, { accept: '*/*' }]) {
      const response = await fetchAddress(address, headers);
      expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    }
  },
);

test.each(['/', '/login/farmer', '/dashboard/sales/list/sale', '/nowhere'])(
  'R-44 answers a browser that opens %s with the page',
  async (address) => {
    const { statusCode, headers } = await fetchAddress(address, browserHeaders);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test.each([
  '//malo.ejemplo',
  '//',
  '/\\\\malo.ejemplo',
  '/%00',
  '/../../secret',
  '/%2e%2e/secret',
  '/a//b',
  '/%',
  '/%E0%A4%A?x=%',
])('R-44 answers %s with the HTML of the product and without a redirect', async (address) => {
  const page = await fetchAddress(address, browserHeaders);
  expect([page.statusCode, page.headers['content-type'], page.headers.location]).toEqual([
    200,
    'text/html; charset=utf-8',
    undefined,
  ]);
});

test('R-44 answers HEAD for pages, files and the configuration', async () => {
  const requestHead = async (url: string) => (await api.app.inject({ method: 'HEAD', url })).statusCode;
  const addresses = ['/', '/login', '/dashboard/sales/list/sale', '/redirect', '/config.json', `/${file}`];
  expect(await Promise.all(addresses.map(requestHead))).toEqual(addresses.map(() => 200));
  expect(await requestHead('/nada.js')).toBe(404);
});

test('C-07 ignores range requests', async () => {
  const response = await fetchAddress(`/${file}`, { range: 'bytes=999999-' });
  expect([response.statusCode, response.body]).toEqual([200, script]);
});

test('A-01 rejects input that is not HTTP with a Spanish message', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const response = await new Promise<string>((done, fail) => {
    let text = '';
    connect(port, '127.0.0.1')
      .on('data', (chunk) => {
        text += String(chunk);
      })
      .on('end', () => done(text))
      .on('error', fail)
      .end('GET /peña HTTP/1.1\r\nhost: x\r\n\r\n');
  });
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('content-security-policy: ');
  expect(response).toContain('"code":"JSON_INVALIDO"');
  expect(response).toContain('La solicitud no se pudo leer');
});

describe('the manifest of the app', () => {
  test('may be stored by shared caches for an hour and sets no cookie', async () => {
    const { headers, statusCode, body } = await api.app.inject({ url: '/manifest.webmanifest' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ name: 'Surco', shortcuts: [] });
  });

  test('a share without a service worker opens the page for shared files', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url: '/dashboard/shared-file',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect([statusCode, headers.location]).toEqual([303, '/dashboard/shared-file']);
  });

  test('the policy of the pages allows it', async () => {
    const { headers } = await api.app.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
  });
});
