import type { PushDevice } from '@surco/shared/contract';
import { sql } from 'kysely';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import type { Db } from '../../core/db/pool';
import { toIsoOrNull } from '../../core/db/rowMapping';
import type { Row } from '../../core/db/schema/database';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';

export type PushRow = Row<'push_subscriptions'>;

/** A device as its owner sees it: without its address at the push service, which is a secret. */
export const toPushDevice = (row: PushRow): PushDevice => ({
  id: row.id,
  device: row.device,
  mutedTypes: row.muted_types,
  showAmounts: row.show_amounts,
  createdAt: row.created_at.toISOString(),
  lastSuccessAt: toIsoOrNull(row.last_success_at),
});

type Owner = Pick<CurrentUser, 'id'>;

/** Returns the push devices of a user, newest first. */
export async function listPushDevices(db: Db, { id }: Owner): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toPushDevice);
}

export const findPushRow = (db: Db, user: Owner, id: string): Promise<PushRow | undefined> =>
  db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();

/** Lets one request at a time make devices of this user, or of the browser at this address. */
export async function lockPushDevices(tx: Tx, { id }: Owner, endpoint: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await sql`select pg_advisory_xact_lock(${advisoryLocks.pushEndpoint}, hashtext(${endpoint}))`.execute(tx);
}

/** Returns the subscriptions of these addresses, whose users may be others, and locks them. */
export const lockPushRows = (tx: Tx, endpoints: readonly string[]): Promise<PushRow[]> =>
  tx
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', 'in', endpoints)
    .orderBy('id')
    .forUpdate()
    .execute();
