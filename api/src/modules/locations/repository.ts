import type { CallInput, Locality, Zone } from '@surco/shared/contract';
import { sql } from 'kysely';
import { contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import { stampsOf } from '../mapping';

type ZoneRow = Row<'zones'> & { state_ids: string[] };

const toZone = (row: ZoneRow): Zone => ({ id: row.id, name: row.name, stateIds: row.state_ids, ...stampsOf(row) });

const toLocality = (row: Row<'localities'>): Locality => ({
  id: row.id,
  name: row.name,
  municipality: row.municipality,
  stateId: row.state_id,
  zoneId: row.zone_id,
  ...stampsOf(row),
});

const zoneColumns = sql`z.*, array(select state_id from zone_states where zone_id = z.id order by state_id) as state_ids`;

export const listStates = (db: Db) => db.selectFrom('states').select(['id', 'name']).orderBy('name').execute();

export function listZones(db: Db, query: CallInput<'GET /zones'>['query']) {
  const where: Condition[] = [];
  if (query.search) where.push(contains(sql`fold(z.name)`, query.search));
  if (query.stateId) where.push(sql`z.id in (select zone_id from zone_states where state_id = ${query.stateId})`);
  return readPage(
    db,
    query,
    {
      base: sql`zones z`,
      alias: sql`z`,
      joins: sql``,
      columns: zoneColumns,
      where,
      order: orderBy(query.sort, { name: sql`fold(z.name)` }, 'name', sql`z.id`),
    },
    toZone,
  );
}

export function listLocalities(db: Db, query: CallInput<'GET /localities'>['query']) {
  const where: Condition[] = [];
  if (query.search) where.push(contains(sql`l.search_text`, query.search));
  if (query.stateId) where.push(sql`l.state_id = ${query.stateId}`);
  if (query.zoneId) where.push(sql`l.zone_id = ${query.zoneId}`);
  const order = orderBy(query.sort, { name: sql`fold(l.name)` }, 'name', sql`l.id`);
  return readPage(
    db,
    query,
    { base: sql`localities l`, alias: sql`l`, joins: sql``, columns: sql`l.*`, where, order },
    toLocality,
  );
}

export async function findZone(db: Db, id: string): Promise<Zone | null> {
  const { rows } = await sql<ZoneRow>`select ${zoneColumns} from zones z where z.id = ${id}`.execute(db);
  return rows[0] ? toZone(rows[0]) : null;
}

export async function findLocality(db: Db, id: string): Promise<Locality | null> {
  const row = await db.selectFrom('localities').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toLocality(row) : null;
}
