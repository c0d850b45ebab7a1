import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../../api/src/core/db/schema/database';
import type { CurrentUser } from '../../../api/src/core/http/currentUser';
import { listSales } from '../../../api/src/modules/documents';
import { startProcess } from '../../src/common/serverProcess';
import { ROOT } from '../../src/packages';
import type { BareServerOptions } from './bareServer';
import { MEASURED_LIST } from './calls';

/** The statement of the measured list for this user, captured from the API without sending it. */
export async function captureListQuery(user: CurrentUser): Promise<CompiledQuery> {
  const queries: CompiledQuery[] = [];
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<Database>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  await listSales(new Kysely({ dialect, log: ({ query }) => void queries.push(query) }), user, MEASURED_LIST);
  const [query] = queries;
  if (!query) throw new Error('The list sends no statement.');
  return query;
}

/** Starts a process that sends the same statement, prepared, and the same JSON, and does nothing else. @returns its URL */
export async function startBareServer(folder: string, databaseUrl: string, query: CompiledQuery): Promise<string> {
  const port = await findFreePort();
  const url = `http://localhost:${port}/api/sales`;
  const { page, size } = MEASURED_LIST;
  const options: BareServerOptions = { databaseUrl, port, text: query.sql, values: query.parameters, page, size };
  await startProcess({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'tools/bench/lists/bareServer.ts')],
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
  return url;
}

const toLiteral = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** How often a second pgbench sends the prepared statement with `users` clients; undefined where it is not installed. */
export function runPgbench(folder: string, databaseUrl: string, query: CompiledQuery, users: number, seconds: number) {
  const found = spawnSync('sh', ['-c', 'command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench'], {
    encoding: 'utf8',
  });
  const program = found.stdout.trim().split('\n')[0];
  if (found.status !== 0 || !program) return undefined;
  const file = join(folder, 'list.sql');
  const text = query.sql.replace(/\$(\d+)/g, (_, index: string) => toLiteral(query.parameters[Number(index) - 1]));
  writeFileSync(file, `${text.replace(/\s+/g, ' ')};\n`);
  const args = ['-n', '-f', file, '-c', String(users), '-j', '2', '-T', String(seconds), '-M', 'prepared', databaseUrl];
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!perSecond) throw new Error(`pgbench: ${stderr}`);
  return Number(perSecond);
}
