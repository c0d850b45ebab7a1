import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatElapsedSeconds, reportAndExit } from '@surco/section/common';
import { resolveOsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { withClient } from '../../bench/data/withClient';
import { createPrimary } from '../databases/cluster';
import { findDatabasePrograms } from '../databases/debianPrograms';
import { startPooler } from '../databases/pooler';
import { stopRunning } from '../databases/serverProcess';
import { installBundle, createInstallation } from './installation';
import { assetsName, findNginx, serverName } from './nginx';
import {
  type Deployment,
  startService,
  tryAssets,
  tryBackup,
  tryDemoRemoval,
  tryMigration,
  tryStatements,
  tryFirstAdministrator,
  tryTraces,
  tryUnavailable,
} from './steps';
import { tryServices } from './tryServices';
import { verifyUnit } from './verifyUnit';

/** Runs one step and prints how long it took. */
async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await run();
  console.log(`✔ ${name} (${formatElapsedSeconds(since)})`);
  return result;
}

const databases = ['surco', 'surco_restored', 'surco_demo'];

/** PostgreSQL with three databases, of which pgbouncer serves the first. */
async function startDatabases(folder: string): Promise<Deployment['getDatabase']> {
  const { postgresBin: bin, pgbouncer } = findDatabasePrograms();
  const account = await resolveOsAccount(join(folder, 'postgres'));
  const options = { bin, folder: join(folder, 'postgres'), account };
  const primary = await createPrimary(options);
  await withClient(`postgres://postgres@127.0.0.1:${primary.port}/postgres`, async (client) => {
    for (const name of databases.slice(1)) await client.query(`create database ${name} owner surco_owner`);
    await client.query("alter role surco_app set statement_timeout = '30s'");
  });
  const pooler = await startPooler(pgbouncer, options, primary);
  const buildUrl = (role: string, port: number, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;
  return (name) => {
    const directUrl = buildUrl('surco_app', primary.port, name);
    return {
      DATABASE_URL: name === 'surco' ? buildUrl('surco_app:surco', pooler.port, name) : directUrl,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_OWNER_URL: buildUrl('surco_owner', primary.port, name),
    };
  };
}

async function prepareDeployment(folder: string): Promise<Deployment> {
  const account = await resolveOsAccount(join(folder, 'data'));
  for (const name of ['data', 'backups']) {
    mkdirSync(join(folder, name));
    if (account) chownSync(join(folder, name), account.uid, account.gid);
  }
  const program = await step('bundle, packed and unpacked', () => installBundle(folder));
  const installations = await step('Node 22 and 24', (): Deployment['installations'] => [
    createInstallation('22', { folder, account, program }),
    createInstallation('24', { folder, account, program }),
  ]);
  const getDatabase = await step('PostgreSQL and pgbouncer', () => startDatabases(folder));
  const settings = {
    API_KEY: 'a-key-for-this-trial',
    ENCRYPTION_KEY: 'an-encryption-key-for-this-trial-only',
    PUBLIC_URL: `https://${serverName}`,
    ASSETS_URL: `https://${assetsName}`,
    MAIL_FROM: 'no-reply@company.mx',
    ADMIN_EMAIL: 'administrator@company.mx',
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOW_INSECURE: 'file-mail',
    DATA_DIR: join(folder, 'data'),
  };
  return { folder, account, installations, settings, getDatabase };
}

/** `pnpm try-deployment`: installs a bundle as docs/operate.md describes, and prints a line per step. */
async function main(): Promise<void> {
  findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'surco-deployment-'));
  chmodSync(folder, 0o755);
  try {
    const deployment = await prepareDeployment(folder);
    await step('unit of systemd', () => verifyUnit(folder));
    await step('check, migrate, check', () => tryMigration(deployment));
    await step('check with a mail server and a directory', () => tryServices(deployment));
    const service = await step('two instances behind nginx', () => startService(deployment));
    await step('first administrator, page, workbook', () => tryFirstAdministrator(service, deployment));
    await step('files of host and sections from another name', () => tryAssets(service));
    await step('statements for mail queue and sessions, audit log', () => tryStatements(deployment));
    await step('both instances end with code 0', service.stop);
    await step('page and call without an instance', () => tryUnavailable(service));
    await step('traces of both instances', () => tryTraces(service));
    await step('backup, restore, check', () => tryBackup(deployment));
    await step('demo accounts refused and removed, PDF', () => tryDemoRemoval(deployment));
  } finally {
    await stopRunning();
  }
  rmSync(folder, { recursive: true, force: true });
}

main().catch(reportAndExit);
