import type { SeasonCustomers } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { selectSeasonSums } from '../documents';
import { figureColumns, toFigures, type FiguresRow } from './figures';

interface CustomerRow extends FiguresRow {
  customer_id: string;
  count: number;
  first_name: string;
  last_name: string;
  business_name: string | null;
  phone: string;
}

const MAX_ROWS = 10;

/** Returns the customers within the user's scope that bought most in a season. */
export async function readSeasonCustomers(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonCustomers> {
  const { rows } = await sql<CustomerRow>`
    select s.*, c.first_name, c.last_name, c.business_name, c.phone
    from (select s.customer_id, sum(s.count) as count, ${figureColumns}
      from ${selectSeasonSums('customer', user, seasonId)} s
      group by 1 having sum(s.count) > 0 order by sum(s.total) desc, 1 limit ${MAX_ROWS}) s
    join customers c on c.id = s.customer_id
    order by s.total desc, s.customer_id`.execute(db);
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
