import type { CallData, CallInput, Partner } from '@surco/shared/contract';
import { asKept } from '@surco/shared/domain/searched';
import { sql } from 'kysely';
import { allOf, contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { namedOrNull, numberOrNull, stampsOf } from '../mapping';
import { distributorScope, partnerScope } from '../scope';

interface PartnerRow extends Row<'partners'> {
  locality_name: string | null;
  zones: { id: string; name: string }[];
}

const toPartner = (row: PartnerRow): Partner => ({
  id: row.id,
  type: row.type,
  name: row.name,
  rfc: row.rfc,
  contact: row.contact,
  phone: row.phone,
  localityId: row.locality_id,
  locality: namedOrNull(row.locality_id, row.locality_name),
  zoneIds: row.zones.map(({ id }) => id),
  zones: row.zones,
  status: row.status,
  tonnesAvailable: numberOrNull(row.tonnes_available),
  pricePerTonne: row.price_per_tonne,
  ...stampsOf(row),
});

const joins = sql`left join localities l on l.id = p.locality_id`;
const columns = sql`p.*, l.name as locality_name,
  coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name) order by z.name)
    from partner_zones pz join zones z on z.id = pz.zone_id where pz.partner_id = p.id), '[]') as zones`;

export function listPartners(db: Db, user: CurrentUser, query: CallInput<'GET /partners'>['query']) {
  const where: Condition[] = partnerScope(user);
  if (query.search) where.push(contains(sql`p.search_text`, asKept(query.search)));
  if (query.type) where.push(sql`p.type = ${query.type}`);
  if (query.status) where.push(sql`p.status = ${query.status}`);
  if (query.zoneId) where.push(sql`p.id in (select partner_id from partner_zones where zone_id = ${query.zoneId})`);
  const order = orderBy(query.sort, { name: sql`fold(p.name)` }, 'name', sql`p.id`);
  return readPage(db, query, { base: sql`partners p`, alias: sql`p`, joins, columns, where, order }, toPartner);
}

/** One partner within the caller's scope; null where there is none. */
export async function findPartner(db: Db, user: CurrentUser, id: string): Promise<Partner | null> {
  const where = allOf([sql`p.id = ${id}`, ...partnerScope(user)]);
  const { rows } = await sql<PartnerRow>`select ${columns} from partners p ${joins} where ${where}`.execute(db);
  return rows[0] ? toPartner(rows[0]) : null;
}

const distributorsWithin = (user: CurrentUser): Condition[] => [sql`p.type = 'DISTRIBUTOR'`, ...distributorScope(user)];

/** The active distributors there are to choose from: a coordinator and a supervisor choose among those of their zones. */
export async function distributors(db: Db, user: CurrentUser): Promise<CallData<'GET /distributors'>> {
  const where = allOf([...distributorsWithin(user), sql`p.status = 'ACTIVO'`]);
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from partners p where ${where} order by p.name`.execute(db);
  return rows;
}

/** The same with those that sell no more: what was sold from them remains. */
export async function distributorNames(db: Db, user: CurrentUser): Promise<CallData<'GET /distributors/names'>> {
  const { rows } = await sql<CallData<'GET /distributors/names'>[number]>`
    select p.id, p.name, p.status = 'ACTIVO' as active from partners p
    where ${allOf(distributorsWithin(user))} order by active desc, p.name`.execute(db);
  return rows;
}
