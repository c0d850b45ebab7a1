import { hash } from '@node-rs/argon2';
import { defaultFormatSettings, getCalendarDate } from '@surco/shared/domain';
import type { Client } from 'pg';
import { advisoryLocks } from '../core/db/advisoryLocks';
import { connectClient } from '../core/db/withClient';
import { demoFarmerLogin, demoPassword } from './accounts';
import { buildDemoDataset } from './dataset';
import { insertBatch } from './insertBatch';
import type { ProductionTypeRow } from './simulations';
import type { SignInData } from './users';

export interface DemoOptions {
  /** `YYYY-MM-DD`; default: today in the time zone of the product. */
  today?: string;
}

/** Reads the version of the terms that the migrations inserted, for the demo users who have accepted the terms. */
async function readTermsVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select version from legal_texts where kind = 'TERMS' order by published_at desc limit 1",
  );
  return rows[0]?.version ?? '';
}

async function buildSignInData(tosVersion: string): Promise<SignInData> {
  const [passwordHash, clientKeyHash] = await Promise.all([hash(demoPassword), hash(demoFarmerLogin.clientKey)]);
  return {
    passwordHash,
    clientKeyHash,
    clientKeyHint: demoFarmerLogin.clientKey.slice(-4),
    tosVersion,
  };
}

/**
 * Loads the demo data into a migrated database without users, in one transaction.
 * @returns false, without any change, when there are users already
 */
export async function loadDemoData(
  url: string,
  { today = getCalendarDate(defaultFormatSettings.timeZone) }: DemoOptions = {},
): Promise<boolean> {
  const client = await connectClient(url, { application_name: 'surco-demo' });
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.demoData]);
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount) return false;
    const types = await client.query<ProductionTypeRow>('select id, name from production_types order by name');
    const batches = buildDemoDataset(today, await buildSignInData(await readTermsVersion(client)), types.rows);
    for (const batch of batches) await insertBatch(client, batch);
    await client.query('commit');
    // New tables have no statistics, and without them the first lists get slow query plans.
    await client.query('analyze');
    return true;
  } finally {
    await client.end();
  }
}
