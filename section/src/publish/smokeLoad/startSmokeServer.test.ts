import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeIntegrity } from '@surco/shared/federation/releases';
import type { RemoteRegistry } from '@surco/shared/federation';
import { createBuiltSection, hostFiles, writeSectionBuild } from '../../../../api/src/testing/sectionBuilds';
import type { Host } from '../host';
import { readBuild } from '../sectionBuild';
import { type SmokeServer, startSmokeServer } from './startSmokeServer';

const POLICY = "default-src 'self'";
const BUILD_PATH = '/remotes/mfe-x/1.0.0-a';

const host: Host = {
  source: 'host/dist',
  files: { ...hostFiles, initial: ['main.0123456789.js'] },
  remotes: [],
  policy: POLICY,
  readFile: async (name) => (name === 'main.0123456789.js' ? Buffer.from('start()') : null),
};
const folder = mkdtempSync(join(tmpdir(), 'surco-smoke-'));
let server: SmokeServer;

beforeAll(async () => {
  writeSectionBuild(folder, createBuiltSection('mfe-x', '1.0.0-a'));
  writeFileSync(join(folder, 'secret.js'), '1');
  server = await startSmokeServer(await readBuild(folder), host);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(new URL(path, server.pageUrl));

test('C-07 the page has the scripts and the content security policy of the host, and no root element', async () => {
  const page = await get(server.pageUrl);
  expect(page.headers.get('content-security-policy')).toBe(POLICY);
  const html = await page.text();
  expect(html).toContain('<script defer src="/main.0123456789.js"></script>');
  expect(html).not.toContain('id="root"');
  expect(await (await get('/main.0123456789.js')).text()).toBe('start()');
});

test('C-07 the registry names the build where it will be, with its hashes', async () => {
  const { remotes } = (await (await get('/registry.json')).json()) as RemoteRegistry;
  const [entry, hashes] = await Promise.all([get(remotes[0]?.entry ?? ''), get(`${BUILD_PATH}/integrity.json`)]);
  expect(remotes).toMatchObject([
    {
      entry: `${BUILD_PATH}/remoteEntry.0123456789.js`,
      integrity: computeIntegrity(await entry.text()),
      filesIntegrity: computeIntegrity(await hashes.text()),
    },
  ]);
});

test('C-07 serves nothing that is neither published nor of the host', async () => {
  for (const path of [`${BUILD_PATH}/secret.js`, '/remotes/mfe-sales/remoteEntry.js', '/api/auth/me', '/'])
    expect((await get(path)).status).toBe(404);
});
