import { getImageAddress, type CallData, type CallInput, type Partner } from '@surco/shared/contract';
import { normalizeSearch } from '@surco/shared/domain';
import { partnerFields } from '@surco/shared/records/partner';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { joinConditions, buildContainsCondition, type Condition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import { type ListSource, readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { toNamedRefOrNull, mapRecordMetadata } from '../../core/db/rowMapping';
import { buildLetterheadSql } from '../papers';
import { buildDistributorScope, buildPartnerScope } from '../../core/scope/rowScope';

interface PartnerRow extends Row<'partners'> {
  locality_name: string | null;
  zones: { id: string; name: string }[];
  logo_id: string | null;
}

const toAddressOrNull = (imageId: string | null): string | null => imageId && getImageAddress(imageId);

const toPartner = (row: PartnerRow): Partner => ({
  id: row.id,
  ...toFields(partnerFields, row),
  locality: toNamedRefOrNull(row.locality_id, row.locality_name),
  zoneIds: row.zones.map(({ id }) => id),
  zones: row.zones,
  logo: toAddressOrNull(row.logo_id),
  ...mapRecordMetadata(row),
});

const joins = sql`left join localities l on l.id = p.locality_id`;
const columns = sql`p.*, l.name as locality_name, (select i.id from images i where i.partner_id = p.id) as logo_id,
  coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name) order by z.name)
    from partner_zones pz join zones z on z.id = pz.zone_id where pz.partner_id = p.id), '[]') as zones`;

const filterTable: FilterTable<ListFilters<'GET /partners'>> = {
  search: (text) => buildContainsCondition(sql`p.search_text`, normalizeSearch(text)),
  type: (type) => sql`p.type = ${type}`,
  status: (status) => sql`p.status = ${status}`,
  zoneId: (id) => sql`p.id in (select partner_id from partner_zones where zone_id = ${id})`,
};

type PartnerQuery = CallInput<'GET /partners'>['query'];

/** The partners within the user's scope that a query selects. */
export const buildPartnerListSource = (user: CurrentUser, query: PartnerQuery): ListSource<PartnerRow, Partner> => ({
  base: sql`partners p`,
  joins,
  columns,
  where: [...buildPartnerScope(user), ...buildFilterConditions(query, filterTable)],
  order: buildOrder(query.sort, { name: sql`fold(p.name)` }, 'name', sql`p.id`),
  map: toPartner,
});

/** Returns one page of the partners within the user's scope. */
export const listPartners = (db: Db, user: CurrentUser, query: PartnerQuery) =>
  readPage(db, query, buildPartnerListSource(user, query));

/** Returns a partner; null when it is outside the user's scope. */
export async function findPartner(db: Db, user: CurrentUser, id: string): Promise<Partner | null> {
  const where = joinConditions([sql`p.id = ${id}`, ...buildPartnerScope(user)]);
  const { rows } = await sql<PartnerRow>`select ${columns} from partners p ${joins} where ${where}`.execute(db);
  return rows[0] ? toPartner(rows[0]) : null;
}

const buildDistributorConditions = (user: CurrentUser): Condition[] => [
  sql`p.type = 'DISTRIBUTOR'`,
  ...buildDistributorScope(user),
];

/**
 * Returns the active distributors that the user may choose: for a coordinator and a supervisor those of their zones.
 */
export async function listActiveDistributors(db: Db, user: CurrentUser): Promise<CallData<'GET /distributors'>> {
  const where = joinConditions([...buildDistributorConditions(user), sql`p.status = 'ACTIVO'`]);
  const { rows } = await sql<CallData<'GET /distributors'>[number]>`
    select p.id, p.name, ${buildLetterheadSql('p')} as letterhead from partners p
    where ${where} order by p.name`.execute(db);
  return rows;
}

/** Returns the names of active and inactive distributors, since old documents can be filtered by both. */
export async function listDistributorNames(db: Db, user: CurrentUser): Promise<CallData<'GET /distributors/names'>> {
  const { rows } = await sql<CallData<'GET /distributors/names'>[number]>`
    select p.id, p.name, p.status = 'ACTIVO' as active from partners p
    where ${joinConditions(buildDistributorConditions(user))} order by active desc, p.name`.execute(db);
  return rows;
}
