import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../api/src/testing/harness';
import { createBuiltRemote, writeRemoteBuild } from '../../../api/src/testing/remoteBuilds';
import { createTestCheckout } from '../../../api/src/testing/testCheckout';
import { publishRemote } from './publishCommand';
import { pruneRemotes } from './pruneCommand';
import { createRegistryClient, TOKEN_VARIABLE } from '@surco/section/registry';
import { rollBackRemote } from './rollbackCommand';
import { printStatus } from './statusCommand';

const checkout = createTestCheckout();
const builds = mkdtempSync(join(tmpdir(), 'surco-client-'));
const printed: string[] = [];
let api: TestApi;
let origin: string;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text));
  const env = { REMOTES_STORE: 'database', DATA_DIR: join(checkout.root, 'data') };
  api = await startTestApi({ root: checkout.root, env });
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await api.signInAs(api.company.users.Admin);
  const { body } = await admin.post('/registry/tokens', { team: 'Ventas', sections: ['mfe-x'] });
  process.env[TOKEN_VARIABLE] = (body.data as { token: string }).token;
});
afterAll(async () => {
  Reflect.deleteProperty(process.env, TOKEN_VARIABLE);
  jest.restoreAllMocks();
  await api.close();
  checkout.remove();
  rmSync(builds, { recursive: true });
});
beforeEach(() => printed.splice(0));

const publish = (version: string, ...options: string[]) => {
  const folder = writeRemoteBuild(join(builds, version), createBuiltRemote('mfe-x', version));
  const waiver = ['--without-smoke-load', 'sin código'];
  return publishRemote(['mfe-x', '--from', folder, '--to', origin, '--commit', 'abc123', ...waiver, ...options]);
};

test('C-07 the commands publish, report, roll back and remove over HTTP with the token of the environment', async () => {
  await publish('1.0.0-a', '--reason', 'Primera');
  await publish('1.1.0-b');
  expect(printed.join('\n')).toMatch(/1\.1\.0-b for everyone\n.*\nIt replaces 1\.0\.0-a, which Ventas published at/);
  await publish('2.0.0-c', '--trial', 'preview');
  expect(printed.join('\n')).toMatch(/Link for the reviewer: http:\/\/localhost:\d+\/preview\/mfe-x~2\.0\.0-c~/);
  await publish('1.2.0-d', '--role', 'Supervisor');

  printed.splice(0);
  await printStatus(['--to', origin]);
  expect(printed.join('\n')).toContain(
    'mfe-x:\n  1.1.0-b for everyone else\n  1.2.0-d for Supervisor\n  2.0.0-c for the holders of its preview link',
  );
  await pruneRemotes(['mfe-x', '--version', '1.2.0-d', '--to', origin]);
  await rollBackRemote(['mfe-x', '--to', origin]);
  await pruneRemotes(['--to', origin, '--dry-run']);
  expect(printed.at(-1)).toContain('no version has been unused');
  const [section] = await createRegistryClient(origin).listSections();
  expect(section).toMatchObject({
    live: { version: '1.0.0-a', commit: 'abc123', reason: 'Primera · Sin prueba de carga: sin código' },
    trial: null,
  });
});

test('C-07 reports the error of the server, or that it does not answer', async () => {
  await expect(pruneRemotes(['mfe-x', '--version', '1.0.0-a', '--to', origin])).rejects.toThrow(
    'Everyone gets this version.',
  );
  await expect(createRegistryClient(origin, 'otro').listSections()).rejects.toThrow(
    'Ask an administrator for another one',
  );
  await expect(createRegistryClient('http://127.0.0.1:9', 'otro').listSections()).rejects.toThrow('does not answer');
});

test('C-07 a token is required, and is not sent without encryption', () => {
  expect(() => createRegistryClient(origin, '')).toThrow(`Set ${TOKEN_VARIABLE}`);
  expect(() => createRegistryClient('http://surco.ejemplo.mx', 'a')).toThrow('is not https');
});
