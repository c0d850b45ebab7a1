import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../src/db/migrate';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/embedded/postgres';
import { onServer, templateName, urlOf } from './server';

declare global {
  var surcoTestPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** One real PostgreSQL for all test files, with a migrated template that each copies. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'surco-test-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  globalThis.surcoTestPostgres = { server, folder };
  process.env.SURCO_TEST_POSTGRES = server.url;
  await onServer(`create database ${templateName}`);
  await migrate(urlOf(templateName), resolve(__dirname, '../migrations'));
}
