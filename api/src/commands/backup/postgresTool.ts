import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { getErrorCode } from '../../core/getErrorCode';
import type { AppliedMigrations } from '../../core/db/migration/migrate';
import { StartError } from '../../core/settings/startError';
import { readServerMajorVersion } from '../readServerMajorVersion';

type PostgresTool = 'pg_dump' | 'pg_restore';

/** Runs a program and passes its messages through. @returns what it wrote to its standard output */
async function runProgram(name: PostgresTool, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const output = text(child.stdout);
  output.catch(() => undefined);
  const [code]: unknown[] = await once(child, 'close').catch((error: unknown) => {
    if (getErrorCode(error) !== 'ENOENT') throw error;
    throw new StartError(
      `${name} is not installed: install the client programs of PostgreSQL, such as Debian's postgresql-client.`,
    );
  });
  if (code !== 0) throw new StartError(`${name} ended with code ${String(code)}.`);
  return output;
}

/** What is wrong with the major version of a program for that of a server. */
export function describeMisfit(name: PostgresTool, major: number, server: number): string | undefined {
  const install = 'install the client programs of that version.';
  if (major < server) return `${name} ${major} is older than the server, PostgreSQL ${server}: ${install}`;
  // From 17 on it sets transaction_timeout, which older servers refuse.
  if (name === 'pg_restore' && major >= 17 && server < 17)
    return `${name} ${major} is too new for the server, PostgreSQL ${server}: ${install}`;
  return undefined;
}

/** @throws StartError when the program is missing, or does not fit the version of the server */
export async function assertToolFitsServer(name: PostgresTool, url: string): Promise<void> {
  const major = Number(/\d+/.exec(await runProgram(name, ['--version']))?.[0]);
  const misfit = describeMisfit(name, major, await readServerMajorVersion(url));
  if (misfit) throw new StartError(misfit);
}

/** Divides a database URL, so that the list of processes does not show the password. */
export function splitPassword(databaseUrl: string): { url: string; password: string | undefined } {
  const url = new URL(databaseUrl);
  const password = url.password ? decodeURIComponent(url.password) : undefined;
  url.password = '';
  return { url: url.href, password };
}

/** The rows of the table `migrations` in what pg_restore writes of it. */
export function parseMigrations(sql: string): AppliedMigrations {
  const [, names = '', rows = ''] = /^COPY public\.migrations \((.*)\) FROM stdin;\n([\s\S]*?)^\\\.$/m.exec(sql) ?? [];
  const columns = names.split(', ');
  const read = (row: string, column: string): string => row.split('\t')[columns.indexOf(column)] ?? '';
  return new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => [read(row, 'name'), read(row, 'expands') === 't']),
  );
}

/**
 * Reads which migrations the database of a backup had.
 * @throws StartError when pg_restore cannot read the file, or it is no backup of Surco
 */
export async function readBackupMigrations(file: string): Promise<AppliedMigrations> {
  const output = await runProgram('pg_restore', ['--data-only', '--table=migrations', '--file=-', file]);
  const migrations = parseMigrations(output);
  if (migrations.size === 0) throw new StartError(`${file} is no backup of Surco: it has no table of migrations.`);
  return migrations;
}

/** Runs pg_dump or pg_restore on a database. @throws StartError when it fails */
export async function runPostgresTool(name: PostgresTool, databaseUrl: string, args: readonly string[]): Promise<void> {
  const { url, password } = splitPassword(databaseUrl);
  await runProgram(name, [`--dbname=${url}`, ...args], password === undefined ? {} : { PGPASSWORD: password });
}
