import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published, type Audience } from '@surco/shared/federation/releases';
import { changeReleases } from '@surco/shared/federation/releaseStore';
import { built, hostFiles, writeBuild } from './builds';
import { startApi, type TestApi } from './harness';

const root = mkdtempSync(join(tmpdir(), 'surco-web-'));
const remotesDir = join(root, 'remotes');
let api: TestApi;

beforeAll(async () => {
  const dist = join(root, 'host', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head><!--surco-head--></head>');
  writeFileSync(join(dist, 'redirect.html'), '<!doctype html>');
  writeFileSync(join(dist, 'files.json'), JSON.stringify(hostFiles));
  writeBuild(join(root, 'mfe-one', 'dist'), built('mfe-one', '1.0.0-own'));
  api = await startApi({ root, env: { REMOTES_DIR: remotesDir } });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

async function publish(name: string, version: string, audience: Audience = {}): Promise<void> {
  writeBuild(join(remotesDir, name, version), built(name, version));
  await changeReleases(remotesDir, ({ remotes }) => ({
    ...remotes,
    [name]: published(remotes[name], version, audience),
  }));
}

const get = (url: string, cookie?: string) => api.app.inject({ url, headers: cookie ? { cookie } : {} });

test('C-07 files of a published version are immutable, of a remote with builds of its own and of one without', async () => {
  await publish('mfe-one', '1.1.0-b');
  await publish('mfe-six', '1.0.0-a');
  for (const folder of ['mfe-one/1.1.0-b', 'mfe-six/1.0.0-a']) {
    const file = await get(`/remotes/${folder}/remoteEntry.0123456789.js`);
    expect([file.statusCode, file.headers['cache-control'], file.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      `// ${folder.replace('/', ' ')}`,
    ]);
  }
  expect((await get('/remotes/mfe-one/remoteEntry.0123456789.js')).body).toBe('// mfe-one 1.0.0-own');
});

test('C-07 the page names what is live, and preloads that very version', async () => {
  await publish('mfe-six', '1.0.1-c');
  const admin = await api.as(api.company.users.Admin);
  const page = await get('/dashboard/mfe-six', `surco=${admin.token}`);
  expect(page.body).toContain('"label":"mfe-six 1.0.1-c"');
  expect(page.body).toContain('href="/remotes/mfe-six/1.0.1-c/list.0123456789.js"');
  expect(page.body).not.toContain('1.0.0-a');
});

test('C-07 neither documents nor half-copied files can be had', async () => {
  mkdirSync(join(remotesDir, 'mfe-one', '.incoming-1'), { recursive: true });
  writeFileSync(join(remotesDir, 'mfe-one', '.incoming-1', 'a.js'), 'half');
  expect((await get('/remotes/_releases/00000001.json')).statusCode).toBe(404);
  expect((await get('/remotes/mfe-one/.incoming-1/a.js')).statusCode).toBe(404);
});

test('C-07 who is signed out keeps the same side of a canary by a cookie, which is set for nothing else', async () => {
  const before = await get('/');
  expect(before.headers['set-cookie']).toBeUndefined();
  expect(before.body).not.toContain('"trial":true');
  await publish('mfe-one', '1.2.0-d', { percent: 50 });
  const first = await get('/');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^surco-visitor=/);
  expect(first.body).toContain('"trial":true');
  const versionIn = (body: string) => /mfe-one (1\.\d\.0-\w)/.exec(body)?.[1];
  const again = await get('/', cookie);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(versionIn(again.body)).toBe(versionIn(first.body));
});

test('C-07 a canary for a role is in the page of that role alone', async () => {
  await publish('mfe-seven', '1.0.0-a', { roles: ['Supervisor'] });
  const pageOf = async (role: 'Admin' | 'Supervisor') =>
    (await get('/dashboard', `surco=${(await api.as(api.company.users[role])).token}`)).body;
  expect(await pageOf('Supervisor')).toContain('mfe-seven 1.0.0-a');
  expect(await pageOf('Admin')).not.toContain('mfe-seven');
});
