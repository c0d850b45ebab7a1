import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatElapsedSeconds, reportAndExit } from '@surco/section/common';
import { resolveOsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { withClient } from '../../bench/data/withClient';
import { stopRunning } from '../common/serverProcess';
import { installBundle, createInstallation } from './installation';
import { startPgbouncer } from './pgbouncer';
import { startPostgres } from './postgres';
import { prepareArchive, tryPointInTimeRecovery } from './pointInTime';
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
  tryRollout,
  tryTraces,
  tryUnavailable,
} from './steps';
import { validateExamples } from './validateExamples';
import { verifyHaproxy, verifyUnits } from './verifyConfigurations';

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
  const options = { folder: join(folder, 'postgres'), account: await resolveOsAccount(join(folder, 'postgres')) };
  const port = await startPostgres(options, prepareArchive(folder, options.account));
  await withClient(`postgres://postgres@127.0.0.1:${port}/postgres`, async (client) => {
    for (const name of databases.slice(1)) await client.query(`create database ${name} owner surco_owner`);
  });
  const poolerPort = await startPgbouncer(options, port);
  const buildUrl = (role: string, at: number, name: string) => `postgres://${role}@127.0.0.1:${at}/${name}`;
  return (name) => {
    const directUrl = buildUrl('surco_app', port, name);
    return {
      DATABASE_URL: name === 'surco' ? buildUrl('surco_app:surco', poolerPort, name) : directUrl,
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_OWNER_URL: buildUrl('surco_owner', port, name),
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
  const surco = createInstallation({ folder, account, program });
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
  return { folder, account, surco, settings, getDatabase };
}

/**
 * `pnpm try-deployment`: installs a bundle as docs/operate.md describes, and prints a line per step. No other test runs
 * the bundle, pgbouncer or the shipped configurations, on which every production server depends.
 */
async function main(): Promise<void> {
  findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'surco-deployment-'));
  chmodSync(folder, 0o755);
  try {
    const deployment = await prepareDeployment(folder);
    await step('units of systemd', () => verifyUnits(folder));
    await step('configuration of HAProxy', verifyHaproxy);
    await step('examples of compose and Kubernetes', validateExamples);
    await step('check, migrate, check', () => tryMigration(deployment));
    const service = await step('two instances behind nginx', () => startService(deployment));
    await step('first administrator, page, workbook', () => tryFirstAdministrator(service, deployment));
    await step('files of host and sections from another name', () => tryAssets(service));
    await step('statements for mail queue and sessions, audit log', () => tryStatements(deployment));
    await step('both instances restarted in turn under load', () => tryRollout(service, deployment));
    await step('both instances end with code 0', service.stop);
    await step('page and call without an instance', () => tryUnavailable(service));
    await step('traces of both instances', () => tryTraces(service));
    await step('backup, restore, check', () => tryBackup(deployment));
    await step('base backup, rehearsal of its restore', () => tryPointInTimeRecovery(deployment));
    await step('demo accounts refused and removed, PDF', () => tryDemoRemoval(deployment));
  } finally {
    await stopRunning();
  }
  rmSync(folder, { recursive: true, force: true });
}

main().catch(reportAndExit);
