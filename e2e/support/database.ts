import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Role, UserStatus } from '@surco/shared/domain';
import { Client } from 'pg';
import { databaseName, readPassword } from '../../api/src/infrastructure/postgres/cluster';
import { createDatabaseUrl, readPidFile } from '../../api/src/infrastructure/postgres/orphanServer';
import { ACCOUNTS, PASSWORD } from './demoAccounts';

/** Address of the database of the product under test. */
export async function readDatabaseUrl(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const running = await readPidFile(folder);
  if (!running?.ready) throw new Error(`No PostgreSQL runs in ${folder}.`);
  return createDatabaseUrl(await readPassword(folder), running.port, databaseName);
}

/** Queries the database of the product, for data that no API call can prepare or show. */
export async function query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: await readDatabaseUrl() });
  await client.connect();
  try {
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A phone number that no demo record has. */
export const createPhone = (): string => `899${String(randomInt(10_000_000)).padStart(7, '0')}`;

interface NewUser {
  id: string;
  email: string;
}

/** Creates a user for a test that changes one; the password is that of the demo accounts. */
export async function createUser(role: Role, status: UserStatus = 'ACTIVO'): Promise<NewUser> {
  const email = `prueba-${randomUUID()}@surco.test`;
  const rows = await query<{ id: string }>(
    `insert into users (first_name, last_name, email, role, status, distributor_id, password_hash, tos_version, tos_accepted_at)
     select 'Prueba', 'Navegador', $1, $2, $3, distributor_id, password_hash, tos_version, tos_accepted_at from users where email = $4
     returning id`,
    [email, role, status, ACCOUNTS.consultant],
  );
  return { id: rows[0]?.id ?? '', email };
}

/** Creates a zone of its own, with a customer of the consultant. */
export async function createZoneWithCustomer() {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  const [zone, customer] = [`Zona ${digits}`, `Rancho ${digits}`];
  const rows = await query<{ zone_id: string }>(
    `with zone as (insert into zones (name) values ($1) returning id),
      locality as (
        insert into localities (name, municipality, state_id, zone_id) select $1, $1, '05', id from zone returning id)
    insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, consultant_id, status)
    select 'FISICA', $2, 'Prueba', $3, '05', locality.id, u.id, 'ACTIVO' from locality, users u where u.email = $4
    returning (select id from zone) as zone_id`,
    [zone, customer, createPhone(), ACCOUNTS.consultant],
  );
  return { zone, zoneId: rows[0]?.zone_id ?? '', customer };
}

/** A consultant as whom no journey sells, so that the figures stay, with a DKbono that expires in the next days. */
export async function findOtherConsultant() {
  const [consultant] = await query<{ email: string }>(
    `select u.email from users u join vouchers v on v.consultant_id = u.id
     where u.role = 'Consultant' and u.status = 'ACTIVO' and u.email <> $1
       and v.status in ('ABIERTO', 'CON_ABONOS') and v.expires_at between current_date and current_date + 28
     order by v.expires_at, v.folio limit 1`,
    [ACCOUNTS.consultant],
  );
  return { email: consultant?.email ?? 'none', password: PASSWORD };
}
