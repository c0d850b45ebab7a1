import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import { findFreePort } from '../../../api/src/infrastructure/findFreePort';
import { type ServerProcess, startProcess } from '../../src/common/serverProcess';
import { ROOT } from '../../src/packages';

/** What the process reads from `BARE_SERVER`. */
export interface BareServerOptions {
  databaseUrl: string;
  port: number;
  /** The statement of the list and its parameters. */
  text: string;
  values: readonly unknown[];
  page: number;
  size: number;
}

interface BareList {
  query: CompiledQuery;
  page: number;
  size: number;
}

/** Starts `bareServer.ts` in a process of its own. */
export async function startBareServer(
  folder: string,
  databaseUrl: string,
  { query: { sql: text, parameters: values }, ...list }: BareList,
): Promise<ServerProcess & { url: string }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/api/sales`;
  const options: BareServerOptions = { databaseUrl, port, text, values, ...list };
  const server = await startProcess({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'tools/bench/load/bareServer.ts')],
    cwd: ROOT,
    env: { BARE_SERVER: JSON.stringify(options) },
    folder,
    name: 'bareServer',
    isReady: () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { ...server, url };
}
