import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../packages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-pitr-'));
  mkdirSync(join(folder, 'base', '2026-11-20T020000'), { recursive: true });
  // In place of PostgreSQL's: makes a file as a base backup has it.
  const program = '#!/bin/sh\n[ "$1" = --pgdata ] && mkdir "$2" && : > "$2/backup_label"; exit 0\n';
  for (const name of ['pg_basebackup', 'pg_verifybackup', 'pg_archivecleanup'])
    writeFileSync(join(folder, name), program, { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (command: string, keep: string) =>
  spawnSync(join(ROOT, 'tools', 'deploy', 'surco-pitr'), [command], {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, TMPDIR: folder, BACKUP_FOLDER: folder, BACKUP_KEEP: keep },
    encoding: 'utf8',
  });
const backUp = (keep: string) => run('backup', keep);

test.each(['0', '-1', '1.5', 'all'])('X-42 a base backup that would keep %s of them is refused', (keep) => {
  const { status, stderr } = backUp(keep);
  expect(stderr).toContain(`BACKUP_KEEP is ${keep}, but must be how many base backups to keep: 1 or more.`);
  expect(status).toBe(1);
  expect(readdirSync(join(folder, 'base'))).toEqual(['2026-11-20T020000']);
});

test('X-42 a base backup replaces those beyond the number to keep', () => {
  expect(backUp('1')).toMatchObject({ status: 0, stderr: '' });
  const kept = readdirSync(join(folder, 'base'));
  expect(kept).toHaveLength(1);
  expect(kept).not.toContain('2026-11-20T020000');
});

test('X-42 a rehearsal names a base backup that is damaged', () => {
  mkdirSync(join(folder, 'wal'));
  const file = join(folder, 'base', '2026-11-20T020000', 'data.tar.gz');
  writeFileSync(file, 'damaged');
  const { status, stderr } = run('rehearse', '7');
  expect(stderr).toContain(`${file} is damaged`);
  expect(status).toBe(1);
});
