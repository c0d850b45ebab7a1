import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressJson } from './compression';

const longResponse = { data: 'ñ'.repeat(1_000) };

const app = Fastify();
app.addHook('onSend', compressJson);
app.get('/long', () => longResponse);
app.get('/short', () => ({ data: 'ñ' }));
app.get('/text', (_request, reply) => reply.type('text/plain').send('x'.repeat(2_000)));
app.get('/per-user', (_request, reply) => reply.header('vary', 'accept-encoding, cookie').send(longResponse));
afterAll(() => app.close());

const get = (url: string, encodings = 'gzip, deflate, br') =>
  app.inject({ url, headers: { 'accept-encoding': encodings } });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('compresses a long JSON response for a client that accepts %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/long', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(rawPayload.length).toBeLessThan(100);
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(longResponse);
});

test('sends a long JSON response uncompressed to other clients, with Vary: accept-encoding', async () => {
  const response = await get('/long', 'deflate');
  expect(response.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toEqual(longResponse);
});

test.each(['/short', '/text'])('does not compress %s', async (url) => {
  expect((await get(url)).headers['content-encoding']).toBeUndefined();
});

test('does not replace the Vary header of a route', async () => {
  expect((await get('/per-user')).headers.vary).toBe('accept-encoding, cookie');
});
