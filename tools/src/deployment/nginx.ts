import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { findOnPath } from '@surco/section/browser';
import { findFreePort } from '@surco/section/common';
import type { OsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { installPackages } from '../common/installPackages';
import { startProcess } from '../common/serverProcess';
import { ROOT } from '../packages';
import { createCertificate } from './certificate';
import { createHttpsClient, type HttpsClient } from './httpsClient';

const findInstalled = () => findOnPath(['nginx']) ?? ['/usr/sbin/nginx'].find((path) => existsSync(path));

/** Debian's nginx; installs it when it is missing. @throws when it cannot be installed */
export function findNginx(): string {
  if (!findInstalled()) installPackages(['nginx']);
  const nginx = findInstalled();
  if (!nginx) throw new Error('As root: apt-get install nginx');
  return nginx;
}

/** Replaces texts of the shipped configuration. @throws when it has one of them no more */
function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`tools/deploy/nginx.conf has no "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

/**
 * The cache of `nginx-assets.conf` is in a folder of this one. nginx creates the cache folder but not this one, which
 * therefore must exist on Debian.
 */
const dataFolder = '/var/lib/nginx';

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * The main configuration, in place of Debian's `nginx.conf` as the guide changes it, for an unprivileged account;
 * includes both sites.
 */
const formatMainConfig = (folder: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_rlimit_nofile 16384;
events {
  worker_connections 4096;
}
http {
  access_log off;
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/surco*.conf;
}
`;

export interface NginxOptions {
  folder: string;
  account: OsAccount;
  /** Ports of the two instances. */
  instances: readonly [number, number];
}

export const serverName = 'surco.company.mx';
export const assetsName = `assets.${serverName}`;

/** Clients of the HTTPS port, one for each name of the server. */
export interface NginxClients {
  client: HttpsClient;
  assets: HttpsClient;
}

const readShipped = (name: string): string => readFileSync(join(ROOT, 'tools', 'deploy', name), 'utf8');

/** @throws when a browser would not get HTTP/2 */
async function assertHttp2(port: number, ca: Buffer): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', servername: serverName, ca, ALPNProtocols: ['h2', 'http/1.1'] });
  await once(socket, 'secureConnect');
  assert.equal(socket.alpnProtocol, 'h2');
  socket.destroy();
}

/** Starts nginx with the shipped configuration, on free ports. */
export async function startNginx({ folder, account, instances }: NginxOptions): Promise<NginxClients> {
  mkdirSync(folder, { recursive: true });
  const ca = readFileSync(createCertificate(folder, [serverName, assetsName]).certificate);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const common = {
    'listen 443 ssl': `listen 127.0.0.1:${httpsPort} ssl`,
    '/etc/surco/tls/': `${folder}/`,
  };
  const site = replaceAll(readShipped('nginx.conf'), {
    ...common,
    'server 127.0.0.1:3000': `server 127.0.0.1:${instances[0]}`,
    'server 127.0.0.1:3001': `server 127.0.0.1:${instances[1]}`,
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    '/var/log/nginx': folder,
    '/opt/surco/deploy': folder,
  });
  writeFileSync(join(folder, 'surco.conf'), site);
  writeFileSync(join(folder, 'unavailable.html'), readShipped('unavailable.html'));
  if (!existsSync(dataFolder)) throw new Error(`nginx-assets.conf: ${dataFolder} does not exist.`);
  const assetsSite = replaceAll(readShipped('nginx-assets.conf'), { ...common, [dataFolder]: folder });
  writeFileSync(join(folder, 'surco-assets.conf'), assetsSite);
  writeFileSync(join(folder, 'nginx.conf'), formatMainConfig(folder));
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  const client = createHttpsClient({ port: httpsPort, name: serverName, ca });
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync(findNginx(), [...args, '-t'], { ...account, stdio: 'ignore' });
  await startProcess({
    command: findNginx(),
    args,
    folder,
    name: 'nginx',
    account,
    isReady: () =>
      client.send('GET', '/api/health/live').then(
        () => true,
        () => false,
      ),
  });
  await assertHttp2(httpsPort, ca);
  return { client, assets: createHttpsClient({ port: httpsPort, name: assetsName, ca }) };
}
