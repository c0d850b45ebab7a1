import type { Tx } from '../../core/db/transaction';

/** Locks a season for share, so that it is neither opened nor closed before the transaction ends. */
export const lockSeason = (tx: Tx, id: string) =>
  tx.selectFrom('seasons').select('id').where('id', '=', id).forShare().execute();
