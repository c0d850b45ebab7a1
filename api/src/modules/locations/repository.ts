import type { CallInput, Locality, Zone } from '@surco/shared/contract';
import { localityFields } from '@surco/shared/records/locality';
import { zoneFields } from '@surco/shared/records/zone';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import type { ListSource } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import { mapRecordMetadata } from '../../core/db/rowMapping';

type ZoneRow = Row<'zones'> & { state_ids: string[] };

const toZone = (row: ZoneRow): Zone => ({
  id: row.id,
  ...toFields(zoneFields, row),
  stateIds: row.state_ids,
  ...mapRecordMetadata(row),
});

const toLocality = (row: Row<'localities'>): Locality => ({
  id: row.id,
  ...toFields(localityFields, row),
  ...mapRecordMetadata(row),
});

const zoneColumns = sql`z.*, array(select state_id from zone_states where zone_id = z.id order by state_id) as state_ids`;

/** Returns every state of the country, by name. */
export const listStates = (db: Db) => db.selectFrom('states').select(['id', 'name']).orderBy('name').execute();

/** The names of all states, in their order. */
export const readStateOptions = (db: Db) =>
  db.selectFrom('states').select(['id as value', 'name as label']).orderBy('name').execute();

/** The names of all zones, in their order. */
export const readZoneOptions = (db: Db) =>
  db.selectFrom('zones').select(['id as value', 'name as label']).orderBy('name').execute();

const zoneFilterTable: FilterTable<ListFilters<'GET /zones'>> = {
  search: (text) => buildContainsCondition(sql`fold(z.name)`, text),
  stateId: (id) => sql`z.id in (select zone_id from zone_states where state_id = ${id})`,
};

/** The zones that a query selects. */
export const buildZoneListSource = (query: CallInput<'GET /zones'>['query']): ListSource<ZoneRow, Zone> => ({
  base: sql`zones z`,
  joins: sql``,
  columns: zoneColumns,
  where: buildFilterConditions(query, zoneFilterTable),
  order: buildOrder(query.sort, { name: sql`fold(z.name)` }, 'name', sql`z.id`),
  map: toZone,
});

const localityFilterTable: FilterTable<ListFilters<'GET /localities'>> = {
  search: (text) => buildContainsCondition(sql`l.search_text`, text),
  stateId: (id) => sql`l.state_id = ${id}`,
  zoneId: (id) => sql`l.zone_id = ${id}`,
};

/** The localities that a query selects. */
export const buildLocalityListSource = (
  query: CallInput<'GET /localities'>['query'],
): ListSource<Row<'localities'>, Locality> => ({
  base: sql`localities l`,
  joins: sql``,
  columns: sql`l.*`,
  where: buildFilterConditions(query, localityFilterTable),
  order: buildOrder(query.sort, { name: sql`fold(l.name)` }, 'name', sql`l.id`),
  map: toLocality,
});

/** Returns a zone with the ids of its states; null when there is none. */
export async function findZone(db: Db, id: string): Promise<Zone | null> {
  const { rows } = await sql<ZoneRow>`select ${zoneColumns} from zones z where z.id = ${id}`.execute(db);
  return rows[0] ? toZone(rows[0]) : null;
}

/** Returns a locality; null when there is none. */
export async function findLocality(db: Db, id: string): Promise<Locality | null> {
  const row = await db.selectFrom('localities').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toLocality(row) : null;
}
