import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import { notificationChannel } from './notify';

/** Data that every user reads: products, production types and parameters. */
export type SharedResource = 'referenceData';

/** Notifies every open page on commit that its copy of this data is stale. */
export const broadcastChange = (tx: Tx, changed: SharedResource): Promise<unknown> =>
  sql`select pg_notify(${notificationChannel}, ${JSON.stringify({ changed })})`.execute(tx);
