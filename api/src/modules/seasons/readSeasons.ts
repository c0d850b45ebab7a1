import type { PanelSeason } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';

/** Reads all seasons, of which there are few. */
export async function readSeasons(db: Db | Tx): Promise<PanelSeason[]> {
  const rows = await db
    .selectFrom('seasons')
    .select(['id', 'name', 'start_date', 'end_date', 'is_open', 'is_voucher_open'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    isOpen: row.is_open,
    isVoucherOpen: row.is_voucher_open,
  }));
}
