import type { SeasonCustomers } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions, type Condition } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildDocumentScope } from '../../core/scope/rowScope';
import { toFigures, type FiguresRow } from './figures';

interface CustomerRow extends FiguresRow {
  customer_id: string;
  count: number;
  first_name: string;
  last_name: string;
  business_name: string | null;
  phone: string;
}

const MAX_ROWS = 10;

/** The sums of all sales, within the scope of the user's zones; for a consultant those of their own sales. */
const buildSumsScope = (user: CurrentUser): Condition[] =>
  user.role === 'Consultant'
    ? [sql`s.consultant_id = ${user.id}`]
    : [sql`s.consultant_id is null`, ...buildDocumentScope(user)];

/** Returns the customers within the user's scope that bought most in a season. */
export async function readSeasonCustomers(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonCustomers> {
  const { rows } = await sql<CustomerRow>`
    select s.customer_id, s.count, s.bags, s.hectares::numeric(20, 2) as hectares, s.total::numeric(20, 2) as total,
      c.first_name, c.last_name, c.business_name, c.phone
    from sale_customer_sums s
    join clients c on c.id = s.customer_id
    where ${joinConditions([sql`s.season_id = ${seasonId} and s.count > 0`, ...buildSumsScope(user)])}
    order by s.total desc limit ${MAX_ROWS}`.execute(db);
  return rows.map((row) => ({
    count: row.count,
    ...toFigures(row),
    customer: {
      id: row.customer_id,
      firstName: row.first_name,
      lastName: row.last_name,
      businessName: row.business_name,
      phone: row.phone,
    },
  }));
}
