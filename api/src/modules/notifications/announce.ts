import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { noticeChannel } from './tell';

/** What everybody reads and few change: products, production types and parameters. */
export type Shared = 'catalogue';

/** Says to every open page, once the transaction commits, that what it has read of this is old. */
export const announce = (tx: Tx, changed: Shared): Promise<unknown> =>
  sql`select pg_notify(${noticeChannel}, ${JSON.stringify({ changed })})`.execute(tx);
