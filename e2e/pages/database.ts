import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Role } from '@surco/shared/contract/roles';
import type { UserStatus } from '@surco/shared/contract/statuses';
import { Client } from 'pg';
import { readPassword } from '../../api/src/embedded/postgres/cluster';
import { address, readPidFile } from '../../api/src/embedded/postgres/orphan';
import { ACCOUNTS } from './accounts';

/** Where the product under test keeps its data. */
export async function databaseUrl(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const running = await readPidFile(folder);
  if (!running) throw new Error(`No PostgreSQL runs in ${folder}.`);
  return address(await readPassword(folder), running.port, 'surco');
}

/** Asks the product's own database: for what no call of the API can prepare or show yet. */
export async function query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A telephone that no demo record has. */
export const newPhone = (): string => `899${String(randomInt(10_000_000)).padStart(7, '0')}`;

interface NewUser {
  id: string;
  email: string;
}

/** A user of its own for a test that changes one; the password is that of the demo accounts. */
export async function newUser(role: Role, status: UserStatus = 'ACTIVO'): Promise<NewUser> {
  const email = `prueba-${randomUUID()}@surco.test`;
  const rows = await query<{ id: string }>(
    `insert into users (first_name, last_name, email, role, status, distributor_id, password_hash, tos_version, tos_accepted_at)
     select 'Prueba', 'Navegador', $1, $2, $3, distributor_id, password_hash, tos_version, tos_accepted_at from users where email = $4
     returning id`,
    [email, role, status, ACCOUNTS.consultant],
  );
  return { id: rows[0]?.id ?? '', email };
}

/** One who has not accepted the terms yet. */
export async function newcomer(role: Role): Promise<NewUser> {
  const user = await newUser(role);
  await query('update users set tos_version = null, tos_accepted_at = null where id = $1', [user.id]);
  return user;
}
