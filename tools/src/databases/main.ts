import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportAndExit } from '@surco/section/common';
import { resolveOsAccount } from '../../../api/src/infrastructure/postgres/osAccount';
import { createPrimary } from './cluster';
import { findDatabasePrograms } from './debianPrograms';
import { startPooler } from './pooler';
import { stopRunning } from './serverProcess';
import { tryMigration } from './tryMigration';
import { tryPooler } from './tryPooler';

/**
 * `pnpm try-databases`: runs the API on Debian's PostgreSQL behind pgbouncer, and during a migration. Prints a line per
 * step.
 */
async function main(): Promise<void> {
  const { postgresBin: bin, pgbouncer } = findDatabasePrograms();
  const root = mkdtempSync(join(tmpdir(), 'surco-databases-'));
  const account = await resolveOsAccount(join(root, 'postgres'));
  if (account) chownSync(root, account.uid, account.gid);
  const options = { bin, folder: root, account };
  try {
    const primary = await createPrimary(options);
    const pooler = await startPooler(pgbouncer, options, primary);
    await tryPooler(root, { pooler: pooler.port, server: primary.port });
    await tryMigration(root, primary.port);
  } finally {
    await stopRunning();
  }
  rmSync(root, { recursive: true, force: true });
}

main().catch(reportAndExit);
