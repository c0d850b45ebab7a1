import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi, type TestApi, type TestClient } from '../../../api/src/testing/harness';
import { createBuiltSection, writeSectionBuild } from '../../../api/src/testing/sectionBuilds';
import { createTestCheckout } from '../../../api/src/testing/testCheckout';
import { createRegistryClient } from '../registry';
import { runCommand } from '../runCommand';

const checkout = createTestCheckout();
const builds = mkdtempSync(join(tmpdir(), 'surco-builds-'));
const printed: string[] = [];
let api: TestApi;
let admin: TestClient;
let origin: string;
const { SURCO_HOST, SURCO_PUBLISH_TOKEN } = process.env;

beforeAll(async () => {
  api = await startTestApi({ root: checkout.root, env: { DATA_DIR: join(checkout.root, 'data') } });
  admin = await api.signInAs(api.company.users.Admin);
  const { body } = await admin.post('/registry/tokens', { team: 'Ventas', sections: ['mfe-x'] });
  origin = (await api.app.listen({ port: 0, host: '127.0.0.1' })).replace('[::1]', '127.0.0.1');
  process.env.SURCO_HOST = origin;
  process.env.SURCO_PUBLISH_TOKEN = (body.data as { token: string }).token;
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterAll(async () => {
  jest.restoreAllMocks();
  for (const [name, value] of Object.entries({ SURCO_HOST, SURCO_PUBLISH_TOKEN }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  await api.close();
  checkout.remove();
  rmSync(builds, { recursive: true });
});

/** Runs a command of the team. @returns what it prints */
async function run(...args: string[]): Promise<string> {
  printed.splice(0);
  await runCommand(args);
  return printed.join('\n');
}

function publish(version: string, ...options: string[]): Promise<string> {
  const folder = writeSectionBuild(join(builds, version), createBuiltSection('mfe-x', version));
  return run('publish', '--from', folder, '--without-smoke-load', 'sin código', ...options);
}

test('C-07 a team publishes, promotes, goes back and takes away with its token', async () => {
  expect(await publish('1.0.0-a', '--reason', 'Primera')).toContain(
    'mfe-x:\n  1.0.0-a for everyone\n  its entries outside its own pages show once an administrator approves them',
  );
  await admin.post('/registry/sections/mfe-x/menu', { approved: true });
  expect(await publish('2.0.0-c', '--for', 'link')).toMatch(/Link: http:\/\/\S+\/preview\/mfe-x~2\.0\.0-c~/);
  expect(await publish('1.1.0-b', '--for', 'Supervisor,Admin')).toContain('1.1.0-b for Supervisor and Admin');
  expect(await run('use', '1.1.0-b', '--section', 'mfe-x')).toMatch(
    /^mfe-x:\n {2}1\.1\.0-b for everyone\n {2}2\.0\.0-c for whoever/,
  );
  expect(await run('use', 'none', '--for', 'link', '--section', 'mfe-x')).toBe('mfe-x:\n  1.1.0-b for everyone');
  expect(await run('use', '1.0.0-a', '--section', 'mfe-x')).toBe('mfe-x:\n  1.0.0-a for everyone');
  expect(await run('status')).toBe(
    `${origin}: the sections of this token.\nmfe-x:\n  1.0.0-a for everyone\n  also stored: 1.1.0-b (was for everyone), 2.0.0-c`,
  );
  const [section] = await createRegistryClient(origin).listSections();
  expect(section?.live).toMatchObject({ reason: 'Primera · Sin prueba de carga: sin código' });
  expect(await run('use', 'none', '--section', 'mfe-x')).toContain(
    'no version (the section is not shown) for everyone',
  );
});

test('C-07 warns of an interval that nothing ends', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  for (const [version, code, warnings] of [
    ['2.1.0-f', 'setInterval(()=>{},1e3)', 1],
    ['2.1.1-g', 'const t=setInterval(()=>{},1e3);clearInterval(t)', 0],
  ] as const) {
    const folder = writeSectionBuild(join(builds, version), createBuiltSection('mfe-x', version));
    writeFileSync(join(folder, 'list.0123456789.js'), code);
    warn.mockClear();
    await run('publish', '--from', folder, '--without-smoke-load', 'sin código');
    expect(warn.mock.calls.filter(([text]) => String(text).includes('clearInterval'))).toHaveLength(warnings);
  }
});

test('C-07 says that a version is stored already, and whether users get it after a reload', async () => {
  expect(await publish('3.0.0-d')).toMatch(
    /\nPublished in [\d.]+ s\. Visible after a reload: http:\S+\/dashboard\/mfe-x$/,
  );
  expect(await publish('3.0.0-d')).toMatch(/\n3\.0\.0-d is stored already: .* Visible after a reload: /);
  const later = createBuiltSection('mfe-x', '4.0.0-e', { requires: { '@surco/shared': '^99.0.0' } });
  const waiting = writeSectionBuild(join(builds, '4.0.0-e'), later);
  expect(await run('publish', '--from', waiting)).toMatch(/\nPublished in [\d.]+ s\.$/);
});

test('C-07 an audience that has what it would get is no error', async () => {
  const use = (...args: string[]) => run('use', ...args, '--section', 'mfe-x');
  const same = 'Nothing to change: 1.1.0-b is for everyone already.\nmfe-x:\n  1.1.0-b for everyone';
  await use('1.1.0-b');
  for (const audience of [[], ['--for', 'link'], ['--for', 'Admin']])
    expect(await use('1.1.0-b', ...audience)).toBe(same);
  await expect(publish('1.1.0-b', '--for', 'Admin')).rejects.toThrow('1.1.0-b is for everyone already');
  expect(await use('none', '--for', 'link')).toMatch(/^Nothing to change: it has no link\.\n/);
  await use('1.0.0-a', '--for', 'link');
  expect(await use('1.0.0-a', '--for', 'link')).toMatch(/^Nothing to change: 1\.0\.0-a has its link already\.\n/);
  await use('1.0.0-a', '--for', 'Admin');
  await expect(use('1.1.0-b', '--for', 'Admin')).rejects.toThrow('use none --for');
  await use('none');
  expect(await use('none')).toMatch(/^Nothing to change: nobody gets it\.\n/);
});

test('C-07 reports the error of the server, or that it does not answer', async () => {
  await expect(run('use', '9.9.9-z', '--section', 'mfe-x')).rejects.toThrow('no such section or version');
  await expect(createRegistryClient(origin, 'otro').listSections()).rejects.toThrow(
    'Ask an administrator for another one',
  );
  await expect(run('status', '--host', 'http://127.0.0.1:9')).rejects.toThrow('does not answer');
});
