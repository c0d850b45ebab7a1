import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { SMTPServer } from 'smtp-server';
import { startLocalDirectory } from '../../../api/src/infrastructure/oidc/localDirectory';
import { demoDirectory } from '../../../api/src/seed/accounts';
import { createCertificate } from './certificate';
import { runFailing, runOk } from './installation';
import type { Deployment } from './steps';

const clientId = '11111111-2222-4333-8444-555555555555';
const tenantId = '66666666-7777-4888-8999-000000000000';

/** An OpenID directory over https, under the address of a tenant as Microsoft's. */
async function startDirectory(folder: string) {
  mkdirSync(folder);
  const local = await startLocalDirectory({
    port: await findFreePort(),
    dataDir: folder,
    origins: [],
    clientId,
    tenantId,
    ...demoDirectory,
  });
  const { key, certificate } = createCertificate(folder, ['localhost']);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    fetch(local.url + request.url?.replace(`/${tenantId}/v2.0`, '')).then(
      async (answer) => response.writeHead(answer.status).end(await answer.text()),
      () => response.writeHead(502).end(),
    );
  });
  const port = await findFreePort();
  await once(server.listen(port), 'listening');
  return {
    settings: {
      SSO_CLIENT_ID: clientId,
      SSO_AUTHORITY: `https://localhost:${port}/${tenantId}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await local.stop();
    },
  };
}

/** A mail server of this machine, without accounts. */
async function startMailServer() {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** A check uses the mail server and the directory, and finds out when they are away. */
export async function tryServices({ folder, surco, settings, getDatabase }: Deployment) {
  const mailServer = await startMailServer();
  const directory = await startDirectory(join(folder, 'directory'));
  const env = { ...settings, ...getDatabase('surco'), ...directory.settings, SMTP_URL: mailServer.url };
  const found = await runOk(surco, ['check'], env);
  assert.match(found, /ok {5}mail server: 127\.0\.0\.1:\d+ answers/);
  assert.match(found, /ok {5}directory: http:\/\/localhost:\d+/);
  await mailServer.stop();
  await directory.stop();
  const failed = await runFailing(surco, ['check'], env);
  assert.match(failed, /FAILED mail server: 127\.0\.0\.1:\d+ cannot be used/);
  assert.match(failed, /FAILED directory: https:\S+ cannot be used/);
}
