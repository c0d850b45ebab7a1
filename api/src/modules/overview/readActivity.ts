import type { OverviewActivity } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import { userRefSql } from '../../core/db/nameSql';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';

type ActivityRow = Omit<OverviewActivity[number], 'at'> & { at: Date };

const MAX_ROWS = 20;
/** Older events are not searched, so that a user of whom few documents exist does not read the whole history. */
const MAX_AGE_DAYS = 30;

/** Returns the latest events of the sales and DKbonos within the user's scope. */
export async function readActivity(db: Db, user: CurrentUser, today: string): Promise<OverviewActivity> {
  const selectLatest = (documents: RawBuilder<unknown>, key: RawBuilder<unknown>, kind: 'sale' | 'voucher') => sql`
    (select h.id, h.at, h.by, h.action, h.note, h.amount as paid, s.customer_id,
      json_build_object('kind', ${sql.lit(kind)}, 'id', s.id, 'folio', s.folio, 'total', s.total::text,
        'isDeleted', s.status = 'ELIMINADA') as document
    from document_history h join ${documents} s on s.id = ${key}
    where ${joinConditions([sql`h.at >= ${addDays(today, -MAX_AGE_DAYS)}::date`, ...buildDocumentScope(user)])}
    order by h.at desc, h.id desc limit ${MAX_ROWS})`;
  const { rows } = await sql<ActivityRow>`
    select x.id, x.at, ${userRefSql} as by, x.action, x.note, x.paid, x.document, json_build_object('id', c.id,
      'firstName', c.first_name, 'lastName', c.last_name, 'businessName', c.business_name) as customer
    from (${selectLatest(sql`sales`, sql`h.sale_id`, 'sale')} union all
      ${selectLatest(sql`vouchers`, sql`h.voucher_id`, 'voucher')}) x
    join customers c on c.id = x.customer_id
    left join users u on u.id = x.by
    order by x.at desc, x.id desc limit ${MAX_ROWS}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
