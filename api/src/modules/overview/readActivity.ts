import type { HistoryEntry, OverviewActivity } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import { toUserRefOrNull } from '../../core/db/rowMapping';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';

interface ActivityRow {
  id: string;
  at: Date;
  by: string | null;
  by_first_name: string | null;
  by_last_name: string | null;
  action: HistoryEntry['action'];
  note: string | null;
  kind: 'sale' | 'voucher';
  document_id: string;
  folio: string;
  total: string;
  is_deleted: boolean;
  paid: string | null;
  customer_id: string;
  first_name: string;
  last_name: string;
  business_name: string | null;
}

const MAX_ROWS = 20;
/** Older events are not searched, so that a user of whom few documents exist does not read the whole history. */
const MAX_AGE_DAYS = 30;

/** Returns the latest events of the sales and DKbonos within the user's scope. */
export async function readActivity(db: Db, user: CurrentUser, today: string): Promise<OverviewActivity> {
  const selectLatest = (documents: RawBuilder<unknown>, key: RawBuilder<unknown>, kind: ActivityRow['kind']) => sql`
    (select h.id, h.at, h.by, h.action, h.note, ${sql.lit(kind)} as kind, s.id as document_id, s.folio, s.total,
      s.status = 'ELIMINADA' as is_deleted, s.customer_id, h.amount as paid
    from document_history h join ${documents} s on s.id = ${key}
    where ${joinConditions([sql`h.at >= ${addDays(today, -MAX_AGE_DAYS)}::date`, ...buildDocumentScope(user)])}
    order by h.at desc, h.id desc limit ${MAX_ROWS})`;
  const { rows } = await sql<ActivityRow>`
    select x.*, c.first_name, c.last_name, c.business_name, u.first_name as by_first_name, u.last_name as by_last_name
    from (${selectLatest(sql`sales`, sql`h.sale_id`, 'sale')} union all
      ${selectLatest(sql`vouchers`, sql`h.voucher_id`, 'voucher')}) x
    join customers c on c.id = x.customer_id
    left join users u on u.id = x.by
    order by x.at desc, x.id desc limit ${MAX_ROWS}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: toUserRefOrNull(row.by, row.by_first_name, row.by_last_name),
    action: row.action,
    note: row.note,
    paid: row.paid,
    document: {
      kind: row.kind,
      id: row.document_id,
      folio: row.folio,
      total: row.total,
      isDeleted: row.is_deleted,
    },
    customer: {
      id: row.customer_id,
      firstName: row.first_name,
      lastName: row.last_name,
      businessName: row.business_name,
    },
  }));
}
