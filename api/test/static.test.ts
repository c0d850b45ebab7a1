import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startApi, type TestApi } from './harness';

const root = mkdtempSync(join(tmpdir(), 'surco-static-'));
const script = 'console.log(1)';
const file = 'main.0123456789.js';
let api: TestApi;

const put = (path: string, content: string | Buffer): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeAll(async () => {
  put('host/dist/index.html', '<!doctype html><head><!--surco-head--></head>');
  put('host/dist/redirect.html', '<!doctype html>');
  put('host/dist/files.json', JSON.stringify({ entry: [], shared: {}, shell: [], pages: {} }));
  put(`host/dist/${file}`, script);
  put(`host/dist/${file}.br`, brotliCompressSync(script));
  put('secret.txt', 'no');
  api = await startApi({ root });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

test('C-07 a hashed file is immutable and travels compressed as it lies there', async () => {
  const packed = await get(`/${file}`, { 'accept-encoding': 'br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const plain = await get(`/${file}`);
  expect([plain.body, plain.headers['content-encoding']]).toEqual([script, undefined]);
  expect((await get('/files.json')).headers['cache-control']).toBe('no-cache');
});

test('R-44 an address of the product is its page, a file that is none a 404, and an unknown call JSON', async () => {
  const page = await get('/dashboard/sales/list/sale');
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect((await get('/nada.js')).statusCode).toBe(404);
  expect((await get('/index.html')).statusCode).toBe(404);
  expect((await get('/..%2f..%2fsecret.txt')).body).not.toBe('no');
  expect((await get('/api/nada')).json()).toMatchObject({ code: 'NO_ENCONTRADO' });
});

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
])('R-44 %s leads nowhere but to the page that says so', async (address) => {
  const page = await get(address);
  expect([page.statusCode, page.headers['content-type'], page.headers.location]).toEqual([
    200,
    'text/html; charset=utf-8',
    undefined,
  ]);
});

test('R-44 a page, a file and the configuration are there for who only asks whether they are (HEAD)', async () => {
  const head = async (url: string) => (await api.app.inject({ method: 'HEAD', url })).statusCode;
  const addresses = ['/', '/login', '/dashboard/sales/list/sale', '/redirect', '/config.json', `/${file}`];
  expect(await Promise.all(addresses.map(head))).toEqual(addresses.map(() => 200));
  expect(await head('/nada.js')).toBe(404);
});

test('C-07 a file is answered whole whatever range of it is asked', async () => {
  const answer = await get(`/${file}`, { range: 'bytes=999999-' });
  expect([answer.statusCode, answer.body]).toEqual([200, script]);
});

test('A-01 a request that is no HTTP is refused in Spanish as well', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const answer = await new Promise<string>((done, fail) => {
    let text = '';
    connect(port, '127.0.0.1')
      .on('data', (chunk) => {
        text += String(chunk);
      })
      .on('end', () => done(text))
      .on('error', fail)
      .end('GET /peña HTTP/1.1\r\nhost: x\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('content-security-policy: ');
  expect(answer).toContain('"code":"JSON_INVALIDO"');
  expect(answer).toContain('La solicitud no se pudo leer');
});
