import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { type DevServer, startDevServer } from './server';
import { DEV_ROOT, distOf } from './watch';

const NAME = `mfe-dev-test-${process.pid}`;
const HOST = 'https://surco.ejemplo.mx';
const built = {
  name: NAME,
  contract: '^1.0.0',
  version: '1.0.0-x',
  menu: [],
  routes: [],
  redirects: [],
  entry: 'remoteEntry.0123456789.js',
  pages: {},
  assets: [],
  requires: {},
};

let server: DevServer;
let origin: string;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const ask = (path: string, from = HOST): Promise<Response> => fetch(origin + path, { headers: { origin: from } });

beforeAll(async () => {
  mkdirSync(distOf(NAME), { recursive: true });
  writeFileSync(join(distOf(NAME), 'manifest.json'), JSON.stringify(built));
  writeFileSync(join(distOf(NAME), built.entry), 'var x;');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await startDevServer({ port, names: [NAME, 'mfe-not-built-yet'], hosts: [HOST] });
});
afterAll(async () => {
  await server.close();
  rmSync(join(DEV_ROOT, NAME), { recursive: true, force: true });
});

test('C-07 the section stands in a registry with the address of its files on this machine', async () => {
  const answer = await ask('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { name: string; entry: string }[] };
  expect(remotes).toEqual([expect.objectContaining({ name: NAME, entry: `${origin}/${NAME}/${built.entry}` })]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(HOST);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('C-07 another site may not read what is under work', async () => {
  const answer = await ask('/registry.json', 'https://otro.ejemplo.mx');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('C-07 its files are served, and nothing beside them', async () => {
  const file = await ask(`/${NAME}/${built.entry}`);
  expect([await file.text(), file.headers.get('content-type')]).toEqual(['var x;', 'text/javascript; charset=utf-8']);
  for (const path of [`/${NAME}/..%2f..%2f..%2fpackage.json`, '/host/files.json', `/${NAME}/`, '/package.json']) {
    expect((await ask(path)).status).toBe(404);
  }
});

test('C-07 each build is told to the pages that listen', async () => {
  const { body } = await ask('/builds');
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  server.tell({ name: NAME, failure: 'Falta un paréntesis.' });
  expect((await reader.read()).value).toBe(`data: {"name":"${NAME}","failure":"Falta un paréntesis."}\n\n`);
  await reader.cancel();
});
