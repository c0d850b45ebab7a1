import type { CallInput, Client, ClientDetail } from '@surco/shared/contract';
import { asKept } from '@surco/shared/domain/searched';
import { limits } from '@surco/shared/domain/limits';
import { sql, type RawBuilder } from 'kysely';
import { allOf, likeAnywhere, orderBy, passed, readPage, written, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { instantOrNull, namedOrNull, numberOrNull, personOrNull, stampsOf } from '../mapping';
import { customerName } from '../names';
import { clientScope } from '../scope';

interface ClientRow extends Row<'clients'> {
  locality_name: string;
  zone_id: string;
  zone_name: string;
  production_type_name: string | null;
  consultant_first_name: string | null;
  consultant_last_name: string | null;
}

const toClient = (row: ClientRow): Client => ({
  id: row.id,
  personType: row.person_type,
  firstName: row.first_name,
  lastName: row.last_name,
  businessName: row.business_name,
  rfc: row.rfc,
  phone: row.phone,
  email: row.email,
  stateId: row.state_id,
  localityId: row.locality_id,
  address: row.address,
  postalCode: row.postal_code,
  hectares: numberOrNull(row.hectares),
  herdSize: row.herd_size,
  productionTypeId: row.production_type_id,
  consultantId: row.consultant_id,
  privacyNoticeAcceptedAt: instantOrNull(row.privacy_notice_accepted_at),
  privacyNoticeVersion: row.privacy_notice_version,
  status: row.status,
  locality: { id: row.locality_id, name: row.locality_name },
  zone: { id: row.zone_id, name: row.zone_name },
  productionType: namedOrNull(row.production_type_id, row.production_type_name),
  consultant: personOrNull(row.consultant_id, row.consultant_first_name, row.consultant_last_name),
  ...stampsOf(row),
});

const joins = sql`
  join localities l on l.id = c.locality_id
  join zones z on z.id = l.zone_id
  left join production_types pt on pt.id = c.production_type_id
  left join users u on u.id = c.consultant_id`;

const columns = sql`c.*, l.name as locality_name, z.id as zone_id, z.name as zone_name, pt.name as production_type_name,
  u.first_name as consultant_first_name, u.last_name as consultant_last_name`;

const sorts = {
  name: sql`fold(${customerName})`,
  createdAt: sql`c.created_at`,
  hectares: sql`c.hectares`,
};

/**
 * A text that is searched is folded apart, once: one plan does for every text, and none is made at each key. Whose
 * customers they are and what else is asked decides how they are best found, so it is written into the statement:
 * a plan for anybody's took eight times as long where a consultant has everything.
 */
export function listClients(db: Db, user: CurrentUser, query: CallInput<'GET /clients'>['query']) {
  const given = query.search ? written : passed;
  const where: Condition[] = clientScope(user, given);
  if (query.status) where.push(sql`c.status = ${given(query.status)}`);
  if (query.stateId) where.push(sql`c.state_id = ${given(query.stateId)}`);
  if (query.localityId) where.push(sql`c.locality_id = ${given(query.localityId)}`);
  if (query.consultantId) where.push(sql`c.consultant_id = ${given(query.consultantId)}`);
  if (query.productionTypeId) where.push(sql`c.production_type_id = ${given(query.productionTypeId)}`);
  if (query.search) where.push(sql`c.search_text like (select fold(${likeAnywhere(asKept(query.search))}))`);
  const order = orderBy(query.sort, sorts, 'name', sql`c.id`);
  const indirect = Boolean(query.search);
  return readPage(db, query, { base: sql`clients c`, alias: sql`c`, joins, columns, where, order, indirect }, toClient);
}

interface DetailRow extends ClientRow {
  sales: number;
  sales_total: string;
  vouchers: number;
  balance: string;
  simulations: number;
}

/** What many documents come to can be more than one amount may be: then the most that an amount can say. */
const amount = (total: RawBuilder<unknown>) =>
  sql`least(coalesce(${total}, 0), ${limits.money.max}::numeric)::numeric(12, 2)`;

/** What it has bought: deleted sales and cancelled DKbonos do not count. */
const figures = sql`
  cross join lateral (select count(*) as sales, ${amount(sql`sum(s.total)`)} as sales_total
    from sales s where s.customer_id = c.id and s.status <> 'ELIMINADA') bought
  cross join lateral (select count(*) as vouchers,
      ${amount(sql`sum(v.balance) filter (where v.status in ('ABIERTO', 'CON_ABONOS'))`)} as balance
    from vouchers v where v.customer_id = c.id and v.status <> 'CANCELADO') owed
  cross join lateral (select count(*) as simulations from simulations m where m.client_id = c.id) tried`;

const toDetail = (row: DetailRow): ClientDetail => ({
  ...toClient(row),
  statusReason: row.status_reason,
  summary: {
    sales: row.sales,
    vouchers: row.vouchers,
    simulations: row.simulations,
    salesTotal: row.sales_total,
    balance: row.balance,
  },
});

async function readOne(db: Db, where: Condition): Promise<ClientDetail | null> {
  const { rows } = await sql<DetailRow>`select ${columns}, bought.*, owed.*, tried.*
    from clients c ${joins} ${figures} where ${where}`.execute(db);
  return rows[0] ? toDetail(rows[0]) : null;
}

/** One customer within the caller's scope; null where there is none. */
export const findClient = (db: Db, user: CurrentUser, id: string): Promise<ClientDetail | null> =>
  readOne(db, allOf([sql`c.id = ${id}`, ...clientScope(user)]));

/** One customer, whoever's it is: for the trace of what nobody who is signed in did. */
export const findClientById = (db: Db, id: string): Promise<ClientDetail | null> => readOne(db, sql`c.id = ${id}`);
