import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../../api/src/core/db/migration/migrate';
import { startEmbeddedPostgres } from '../../../api/src/infrastructure/postgres/embeddedPostgres';
import { ROOT } from '../packages';
import { readTables } from './readTables';
import { renderDataModel } from './renderDataModel';

const documentPath = join(ROOT, 'docs', 'data-model.md');

async function describeMigratedDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'surco-data-model-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  try {
    await migrate(server.ownerUrl, join(ROOT, 'api', 'migrations'));
    const client = new Client({ connectionString: server.ownerUrl });
    await client.connect();
    try {
      return renderDataModel(await readTables(async (statement) => (await client.query(statement)).rows));
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `pnpm data-model [--check]`: writes docs/data-model.md from the migrations, or only compares it. */
async function main(): Promise<void> {
  const text = await describeMigratedDatabase();
  if (!process.argv.includes('--check')) {
    writeFileSync(documentPath, text);
    console.log('Wrote docs/data-model.md.');
  } else if (readFileSync(documentPath, 'utf8') === text) {
    console.log('docs/data-model.md is up to date.');
  } else {
    throw new Error('docs/data-model.md is out of date: run pnpm data-model.');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
