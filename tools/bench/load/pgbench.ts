import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const findPgbench = (): string | undefined => {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().split('\n')[0] : undefined;
};

/** `simple` plans each time, as pgbench does by default; `prepared` reuses the plan, as the API does. */
export type QueryMode = 'simple' | 'prepared';

interface PgbenchRun {
  url: string;
  sql: string;
  /** Folder of the generated script. */
  folder: string;
  users: number;
  seconds: number;
}

/** Transactions per second of this SQL; undefined when pgbench is not installed. */
export function runPgbench({ url, sql, folder, users, seconds }: PgbenchRun, mode: QueryMode): number | undefined {
  const program = findPgbench();
  if (!program) return undefined;
  const file = join(folder, 'list.sql');
  writeFileSync(file, `${sql};\n`);
  const args = ['-n', '-f', file, '-c', String(users), '-j', '2', '-T', String(seconds), '-M', mode, url];
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench: ${stderr}`);
  return Number(tps);
}
