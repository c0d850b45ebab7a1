import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '@surco/section/browser';
import { installPackages } from '../common/installPackages';

const postgresVersions = '/usr/lib/postgresql';

export interface DatabasePrograms {
  /** Folder with `postgres`, `initdb` and `pg_basebackup`. */
  postgresBin: string;
  pgbouncer: string;
}

const listVersions = (): string[] => (existsSync(postgresVersions) ? readdirSync(postgresVersions) : []);

function findPostgresBin(): string | undefined {
  const [newest] = listVersions()
    .filter((version) => existsSync(join(postgresVersions, version, 'bin', 'postgres')))
    .toSorted((a, b) => Number(b) - Number(a));
  return newest && join(postgresVersions, newest, 'bin');
}

const findPgbouncer = () => findOnPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find((path) => existsSync(path));

/**
 * Debian's PostgreSQL and pgbouncer; installs those that are missing.
 * @throws when one cannot be installed, with what to install
 */
export function findDatabasePrograms(): DatabasePrograms {
  const missing = [...(findPostgresBin() ? [] : ['postgresql']), ...(findPgbouncer() ? [] : ['pgbouncer'])];
  if (missing.length > 0) installPackages(missing);
  const [postgresBin, pgbouncer] = [findPostgresBin(), findPgbouncer()];
  if (!postgresBin || !pgbouncer) throw new Error(`As root: apt-get install ${missing.join(' ')}`);
  return { postgresBin, pgbouncer };
}
