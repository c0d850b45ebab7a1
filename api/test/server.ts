import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Where the tests' PostgreSQL listens; set by globalSetup. */
export const serverUrl = (): string => {
  const url = process.env.SURCO_TEST_POSTGRES;
  if (!url) throw new Error('The tests of the API need their PostgreSQL: run them through jest.');
  return url;
};

export const templateName = 'surco_template';

export const urlOf = (name: string): string => Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;

export async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of a test file's own, migrated and empty. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${templateName}`);
  return { url: urlOf(name), drop: () => onServer(`drop database if exists ${name} with (force)`) };
}
