import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from './steps';

/** The shipped script, and the folder of its files. */
const getPaths = (folder: string) => ({
  script: join(folder, 'opt', 'surco', 'deploy', 'surco-pitr'),
  archive: join(folder, 'archive'),
});

/** Makes the folders as in the guide. @returns settings of a PostgreSQL server that archives its write-ahead log there */
export function prepareArchive(folder: string, account: Deployment['account']): string[] {
  const { script, archive } = getPaths(folder);
  for (const path of [archive, join(archive, 'base'), join(archive, 'wal')]) {
    mkdirSync(path);
    if (account) chownSync(path, account.uid, account.gid);
  }
  return ['archive_mode=on', `archive_command=BACKUP_FOLDER=${archive} ${script} archive %p %f`];
}

/** A base backup of the server, and the rehearsal of its restore, with everything since. */
export function tryPointInTimeRecovery({ folder, account, surco, settings, getDatabase }: Deployment): void {
  const { script, archive } = getPaths(folder);
  const { hostname, port } = new URL(getDatabase('surco').DATABASE_OWNER_URL);
  const server = { PGHOST: hostname, PGPORT: port, PGUSER: 'postgres', TMPDIR: archive };
  const env = { ...settings, ...server, PATH: `${folder}:${surco.path}`, BACKUP_FOLDER: archive };
  const run = (command: string) =>
    execFileSync(script, [command], { ...account, env, cwd: archive, encoding: 'utf8' }).trim();
  assert.match(run('backup'), /verified\.$/);
  assert.ok(statSync(join(archive, 'last-backup')).isFile());
  const rehearsal = run('rehearse');
  assert.match(rehearsal, /The sums are those of the documents\..*The audit log is intact.*Rehearsed in/s);
  console.log(rehearsal);
}
