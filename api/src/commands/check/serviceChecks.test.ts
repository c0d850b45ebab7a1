import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { readSettings } from '../../core/settings/readSettings';
import type { Settings } from '../../core/settings/settings';
import { runCheck } from './checkResult';
import { listServiceChecks } from './serviceChecks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const runCheckOf = (settings: Settings, checked: string) => {
  const check = listServiceChecks(settings).find(({ name }) => name === checked);
  return check && runCheck(check);
};
const checkFolders = (dataDir: string) => runCheckOf(readSettings({ DATA_DIR: dataDir }), 'files folder');

test('A-01 accepts folders that the service will create, without creating them', async () => {
  const dataDir = join(folder, 'lib', 'surco');
  expect(await checkFolders(dataDir)).toEqual({
    name: 'files folder',
    isOk: true,
    text: dataDir,
  });
  expect(existsSync(join(folder, 'lib'))).toBe(false);
});

test('A-01 names a folder that cannot be created', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await checkFolders(join(file, 'surco'))).toEqual({
    name: 'files folder',
    isOk: false,
    text: `${file}/surco cannot be written to: check its permissions or set another one in DATA_DIR.`,
  });
});

test('A-01 uses the mail server, and names one that does not answer', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
  const { address } = await new Promise<{ address: string }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve({ address: `127.0.0.1:${(listening.address() as AddressInfo).port}` }),
    );
  });
  const settings = { ...readSettings({}), smtpUrl: `smtp://${address}` };
  expect(await runCheckOf(settings, 'mail server')).toMatchObject({
    isOk: true,
    text: expect.stringContaining(`${address} answers`),
  });
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await runCheckOf(settings, 'mail server')).toMatchObject({
    isOk: false,
    text: expect.stringContaining(`${address} cannot be used`),
  });
});

test('A-01 uses the directory, and names one that does not answer', async () => {
  const metadata = {
    issuer: 'https://directory.test/v2.0',
    authorization_endpoint: 'https://directory.test/authorize',
  };
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/tenant/v2.0/.well-known/openid-configuration' ? 200 : 404);
    response.end(JSON.stringify(metadata));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tenant`;
  const settings = readSettings({});
  const withDirectory = { ...settings, sso: { ...settings.sso, clientId: 'client', authority } };
  expect(await runCheckOf(withDirectory, 'directory')).toMatchObject({ isOk: true, text: metadata.issuer });
  server.close();
  server.closeAllConnections();
  expect(await runCheckOf(withDirectory, 'directory')).toMatchObject({
    isOk: false,
    text: expect.stringContaining(`${authority}/v2.0/.well-known/openid-configuration cannot be used`),
  });
});
