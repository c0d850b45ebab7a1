import type { SeasonCustomers } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { selectSeasonSums } from '../documents';
import { figureColumns, toFigures, type FiguresRow } from './figures';

type CustomerRow = FiguresRow & Pick<SeasonCustomers[number], 'count' | 'customer'>;

const MAX_ROWS = 10;

/** Returns the customers within the user's scope that bought most in a season. */
export async function readSeasonCustomers(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonCustomers> {
  const { rows } = await sql<CustomerRow>`
    select s.count, s.bags, s.hectares, s.total, json_build_object('id', c.id, 'firstName', c.first_name,
      'lastName', c.last_name, 'businessName', c.business_name, 'phone', c.phone) as customer
    from (select s.customer_id, sum(s.count) as count, ${figureColumns}
      from ${selectSeasonSums('customer', user, seasonId)} s
      group by 1 having sum(s.count) > 0 order by sum(s.total) desc, 1 limit ${MAX_ROWS}) s
    join customers c on c.id = s.customer_id
    order by s.total desc, s.customer_id`.execute(db);
  return rows.map(({ count, customer, ...figures }) => ({ count, customer, ...toFigures(figures) }));
}
