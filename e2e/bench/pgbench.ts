import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const where = (): string | undefined => {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().split('\n')[0] : undefined;
};

/** `simple` parses and plans each time, as pgbench does by default; `prepared` keeps the plan, as our API does. */
export type Mode = 'simple' | 'prepared';

interface Run {
  url: string;
  sql: string;
  /** Where the script is put. */
  folder: string;
  people: number;
  seconds: number;
}

/** Transactions per second of this SQL alone; undefined where pgbench is not installed. */
export function pgbench({ url, sql, folder, people, seconds }: Run, mode: Mode): number | undefined {
  const program = where();
  if (!program) return undefined;
  const file = join(folder, 'list.sql');
  writeFileSync(file, `${sql};\n`);
  const args = ['-n', '-f', file, '-c', String(people), '-j', '2', '-T', String(seconds), '-M', mode, url];
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench: ${stderr}`);
  return Number(tps);
}
