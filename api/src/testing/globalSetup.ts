import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../infrastructure/postgres/embeddedPostgres';
import { embeddedRoles } from '../infrastructure/postgres/roles';
import { prepareDatabase } from '../prepareDatabase';
import { buildDatabaseUrls, executeOnServer, setPostgresUrls, templateDatabase } from './testDatabase';

declare global {
  var surcoTestPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** Starts one PostgreSQL server for all test files, with a migrated template database that each file copies. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'surco-test-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  globalThis.surcoTestPostgres = { server, folder };
  setPostgresUrls(server);
  await executeOnServer(`create database ${templateDatabase} owner ${embeddedRoles.owner}`);
  await prepareDatabase(buildDatabaseUrls(templateDatabase), resolve(__dirname, '../../migrations'));
}
