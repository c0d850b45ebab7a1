import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { startProcess, type ServerProcess } from '../src/common/serverProcess';
import { ROOT } from '../src/packages';
import { withClient } from './data/withClient';

export interface Instance extends ServerProcess {
  name: string;
  origin: string;
  databaseUrl: string;
}

/** What a benchmark works with. */
export interface Bench {
  /** For its files. */
  folder: string;
  /** Address of a PostgreSQL server, for a superuser. */
  postgresUrl: string;
}

interface InstanceOptions extends Bench {
  /** Of its database, folder and log. */
  name: string;
  /** Folder of a checkout, whose dependencies are installed. Default: this one. */
  checkout?: string;
  /** Also serves the builds of the checkout. */
  hasPages?: boolean;
}

/** The file that runs the API, also of a checkout from before it was in `tools/bench`. */
const findEntry = (checkout: string): string =>
  ['tools/bench/instance.ts', 'tools/src/databases/instance.ts']
    .map((path) => join(checkout, path))
    .find((path) => existsSync(path)) ?? '';

/** Starts the product of a checkout on a new database with demo data, and waits until it is ready. */
export async function startInstance({
  name,
  folder,
  postgresUrl,
  checkout = ROOT,
  hasPages = false,
}: InstanceOptions): Promise<Instance> {
  await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  mkdirSync(join(folder, name));
  const server = await startProcess({
    // Not the program `tsx`: on a busy machine it kills the process that a signal should end.
    command: process.execPath,
    args: ['--import', 'tsx', findEntry(checkout), ...(hasPages ? ['--pages'] : [])],
    cwd: checkout,
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: join(folder, name) },
    folder,
    name,
    isReady: () =>
      fetch(`${origin}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { ...server, name, origin, databaseUrl };
}
