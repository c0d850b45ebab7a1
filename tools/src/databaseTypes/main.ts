import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportAndExit } from '@surco/section/common';
import { startEmbeddedPostgres } from '../../../api/src/infrastructure/postgres/embeddedPostgres';
import { prepareDatabase } from '../../../api/src/prepareDatabase';
import { ROOT } from '../packages';
import { generateDatabaseTypes, TYPES_FILE } from './generateDatabaseTypes';

/** `pnpm database-types`: writes the types of the tables, from a database that all migrations have made. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'surco-database-types-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await prepareDatabase(server, join(ROOT, 'api', 'migrations'));
    writeFileSync(TYPES_FILE, await generateDatabaseTypes(server.ownerUrl));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch(reportAndExit);
