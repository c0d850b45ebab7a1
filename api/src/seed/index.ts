import { hash } from '@node-rs/argon2';
import { calendarDateIn } from '@surco/shared/domain/calendar';
import { Client } from 'pg';
import { currentTerms } from '../modules/terms/text';
import { demoClientLogin, demoPassword } from './accounts';
import { demoDataset } from './dataset';
import { insertBatch } from './insert';
import type { NamedType } from './simulations';
import type { Secrets } from './users';

/** Any number, the same in every instance: who loads holds it. */
const lockId = 7_283_468;

export interface DemoOptions {
  /** `YYYY-MM-DD`; today in the product's time zone unless a test says otherwise. */
  today?: string;
}

async function secrets(): Promise<Secrets> {
  const [passwordHash, clientKeyHash] = await Promise.all([hash(demoPassword), hash(demoClientLogin.clientKey)]);
  return {
    passwordHash,
    clientKeyHash,
    clientKeyHint: demoClientLogin.clientKey.slice(-4),
    tosVersion: currentTerms.version,
  };
}

/**
 * Loads the demo data into an empty database, whole or not at all.
 * @returns false when there is data already
 */
export async function loadDemoData(
  connectionString: string,
  { today = calendarDateIn('America/Mexico_City') }: DemoOptions = {},
): Promise<boolean> {
  const client = new Client({ connectionString, application_name: 'surco-demo' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount) return false;
    const types = await client.query<NamedType>('select id, name from production_types order by name');
    const batches = demoDataset(today, await secrets(), types.rows);
    for (const batch of batches) await insertBatch(client, batch);
    await client.query('commit');
    // Fresh tables have no statistics: without them the first lists choose poor plans.
    await client.query('analyze');
    return true;
  } finally {
    await client.end();
  }
}
