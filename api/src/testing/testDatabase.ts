import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { EmbeddedPostgres } from '../infrastructure/postgres/embeddedPostgres';
import { embeddedRoles } from '../infrastructure/postgres/roles';

/** The URLs of the tests' PostgreSQL for each role; set by globalSetup. */
type ServerUrls = Omit<EmbeddedPostgres, 'stop'>;

export const setPostgresUrls = ({ url, ownerUrl, superuserUrl }: ServerUrls): void => {
  process.env.SURCO_TEST_POSTGRES = url;
  process.env.SURCO_TEST_POSTGRES_OWNER = ownerUrl;
  process.env.SURCO_TEST_POSTGRES_SUPERUSER = superuserUrl;
};

function readUrl(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error('The tests of the API need their PostgreSQL: run them through jest.');
  return url;
}

export const getPostgresUrl = (): string => readUrl('SURCO_TEST_POSTGRES');

export const templateDatabase = 'surco_template';

const withDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Returns the URLs of a database on the tests' server. */
export const buildDatabaseUrls = (name: string): ServerUrls => ({
  url: withDatabase(getPostgresUrl(), name),
  directUrl: withDatabase(getPostgresUrl(), name),
  ownerUrl: withDatabase(readUrl('SURCO_TEST_POSTGRES_OWNER'), name),
  superuserUrl: withDatabase(readUrl('SURCO_TEST_POSTGRES_SUPERUSER'), name),
});

/** Runs one statement on a connection of its own. @returns its rows */
export async function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Runs one statement as superuser. */
export async function executeOnServer(statement: string): Promise<void> {
  await runStatement(readUrl('SURCO_TEST_POSTGRES_SUPERUSER'), statement);
}

export interface TestDatabase extends ServerUrls {
  drop: () => Promise<void>;
}

/** Creates a database for one test file, with what every installation begins with and nothing else, or a copy of another one. */
export async function createTestDatabase(template = templateDatabase): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Without fsync, copying the files takes a tenth of the time of writing each page to the log, which is the default.
  await executeOnServer(`create database ${name} template ${template} owner ${embeddedRoles.owner} strategy file_copy`);
  return {
    ...buildDatabaseUrls(name),
    drop: () => executeOnServer(`drop database if exists ${name} with (force)`),
  };
}
