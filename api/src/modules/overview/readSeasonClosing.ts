import type { SeasonClosing } from '@surco/shared/contract';
import type { SaleStatus, VoucherStatus } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { selectSeasonSums } from '../documents';

type StatusRow =
  | { kind: 'sale'; status: SaleStatus; count: number; balance: string }
  | { kind: 'voucher'; status: VoucherStatus; count: number; balance: string };

/** Returns how many sales and DKbonos of a season have each status. */
export async function readSeasonClosing(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonClosing> {
  const balance = sql`select coalesce(sum(v.balance), 0)::numeric(20, 2) from (
      select s.status, s.balance from vouchers s
      where ${joinConditions([sql`s.season_id = ${seasonId}`, sql`s.balance > 0`, ...buildDocumentScope(user)])}) v
    where v.status = s.status`;
  const { rows } = await sql<StatusRow>`
    select 'sale' as kind, s.status, sum(s.count) as count, '0.00' as balance
    from ${selectSeasonSums('sale', user, seasonId)} s group by 2 having sum(s.count) <> 0
    union all
    select 'voucher', s.status, sum(s.count), (${balance})::text
    from ${selectSeasonSums('voucher', user, seasonId)} s group by 2 having sum(s.count) <> 0
    order by 1, 2`.execute(db);
  return {
    sales: rows.flatMap((row) => (row.kind === 'sale' ? [{ status: row.status, count: row.count }] : [])),
    vouchers: rows.flatMap((row) =>
      row.kind === 'voucher' ? [{ status: row.status, count: row.count, balance: row.balance }] : [],
    ),
  };
}
