import type { CallInput, Season } from '@surco/shared/contract';
import { sql } from 'kysely';
import { contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import { stampsOf } from '../mapping';

const toSeason = (row: Row<'seasons'>): Season => ({
  id: row.id,
  name: row.name,
  startDate: row.start_date,
  endDate: row.end_date,
  isOpen: row.is_open,
  isVoucherOpen: row.is_voucher_open,
  ...stampsOf(row),
});

export function listSeasons(db: Db, query: CallInput<'GET /seasons'>['query']) {
  const where: Condition[] = [];
  if (query.search) where.push(contains(sql`fold(t.name)`, query.search));
  if (query.isOpen !== undefined) where.push(sql`t.is_open = ${query.isOpen}`);
  if (query.isVoucherOpen !== undefined) where.push(sql`t.is_voucher_open = ${query.isVoucherOpen}`);
  const order = orderBy(query.sort, { startDate: sql`t.start_date` }, '-startDate', sql`t.id`);
  return readPage(
    db,
    query,
    { base: sql`seasons t`, alias: sql`t`, joins: sql``, columns: sql`t.*`, where, order },
    toSeason,
  );
}

export async function findSeason(db: Db, id: string): Promise<Season | null> {
  const row = await db.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toSeason(row) : null;
}
