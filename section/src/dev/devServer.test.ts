import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltSection } from '../../../api/src/testing/sectionBuilds';
import { findFreePort } from '../common';
import { type DevServer, startDevServer } from './devServer';

const NAME = 'mfe-dev-test';
const folder = mkdtempSync(join(tmpdir(), 'surco-dev-server-'));
const HOST = 'https://surco.ejemplo.mx';
const built = createBuiltSection(NAME, '1.0.0-x');

let server: DevServer;
let origin: string;

const request = (path: string, from = HOST): Promise<Response> => fetch(origin + path, { headers: { origin: from } });

beforeAll(async () => {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(built));
  writeFileSync(join(folder, built.entry), 'var x;');
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = await startDevServer({
    port,
    folders: { [NAME]: folder, 'mfe-not-built-yet': join(folder, 'other') },
    hosts: [HOST],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('C-07 serves the host, and no other origin, a registry with the local URL of the section', async () => {
  const answer = await request('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { name: string; entry: string }[] };
  expect(remotes).toEqual([expect.objectContaining({ name: NAME, entry: `${origin}/${NAME}/${built.entry}` })]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(HOST);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const other = await request('/registry.json', 'https://otro.ejemplo.mx');
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('C-07 serves only the files of the section', async () => {
  const file = await request(`/${NAME}/${built.entry}`);
  expect([await file.text(), file.headers.get('content-type')]).toEqual(['var x;', 'text/javascript; charset=utf-8']);
  for (const path of [`/${NAME}/..%2f..%2f..%2fpackage.json`, '/host/files.json', `/${NAME}/`, '/package.json']) {
    expect((await request(path)).status).toBe(404);
  }
});

test('C-07 sends each build result to open pages', async () => {
  const { body } = await request('/builds');
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  server.publishBuildResult({ name: NAME, failure: 'A parenthesis is missing.' });
  expect((await reader.read()).value).toBe(`data: {"name":"${NAME}","failure":"A parenthesis is missing."}\n\n`);
  await reader.cancel();
});
