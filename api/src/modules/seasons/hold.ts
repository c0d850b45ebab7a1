import type { Tx } from '../../db/transaction';

/** Keeps a season open or closed as it is until the write that depends on it is done. */
export const holdSeason = (tx: Tx, id: string) =>
  tx.selectFrom('seasons').select('id').where('id', '=', id).forShare().execute();
