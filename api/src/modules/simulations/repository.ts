import type { CallInput, Simulation } from '@surco/shared/contract';
import { asKept } from '@surco/shared/domain/searched';
import { sql } from 'kysely';
import { allOf, contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { namedOrNull, stampsOf } from '../mapping';
import { customerName } from '../names';
import { clientScope } from '../scope';

interface SimulationRow extends Row<'simulations'> {
  product_id: string;
  product_code: string;
  product_name: string;
  production_type_id: string | null;
  production_type_name: string | null;
  client_name: string | null;
  first_name: string;
  last_name: string;
}

const toSimulation = (row: SimulationRow): Simulation => ({
  id: row.id,
  name: row.name,
  input: { ...row.input, clientId: row.client_id },
  result: row.result,
  product: { id: row.product_id, code: row.product_code, name: row.product_name },
  productionType: namedOrNull(row.production_type_id, row.production_type_name),
  client: namedOrNull(row.client_id, row.client_name),
  createdBy: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
  ...stampsOf(row),
});

const joins = sql`
  join products p on p.id = (m.input ->> 'productId')::uuid
  join users u on u.id = m.user_id
  left join production_types pt on pt.id = (m.input ->> 'productionTypeId')::uuid
  left join clients c on c.id = m.client_id`;

const columns = sql`m.*, p.id as product_id, p.code as product_code, p.name as product_name,
  pt.id as production_type_id, pt.name as production_type_name, ${customerName} as client_name, u.first_name, u.last_name`;

const attachedWithin = (user: CurrentUser): Condition =>
  sql`m.client_id in (select c.id from clients c where ${allOf(clientScope(user))})`;

/** Those made for a customer, by whomever, as far as one sees that customer; or else one's own. */
const listed = (user: CurrentUser, clientId: string | undefined): Condition[] =>
  clientId === undefined ? [sql`m.user_id = ${user.id}`] : [sql`m.client_id = ${clientId}`, attachedWithin(user)];

/** By its name, its product or its customer. */
const says = (text: string): Condition => sql`(${contains(sql`fold(coalesce(m.name, ''))`, text)}
  or exists (select 1 from products p where p.id = (m.input ->> 'productId')::uuid and ${contains(sql`p.search_text`, text)})
  or exists (select 1 from clients c where c.id = m.client_id and ${contains(sql`c.search_text`, asKept(text))}))`;

const sorts = { createdAt: sql`m.created_at`, updatedAt: sql`m.updated_at`, name: sql`fold(coalesce(m.name, ''))` };

export function listSimulations(db: Db, user: CurrentUser, query: CallInput<'GET /simulations'>['query']) {
  const where = listed(user, query.clientId);
  if (query.mode) where.push(sql`m.input ->> 'mode' = ${query.mode}`);
  if (query.search) where.push(says(query.search));
  const order = orderBy(query.sort, sorts, '-createdAt', sql`m.id`);
  return readPage(db, query, { base: sql`simulations m`, alias: sql`m`, joins, columns, where, order }, toSimulation);
}

/** One's own, or one of a customer within one's scope; null where there is none. */
export async function findSimulation(db: Db | Tx, user: CurrentUser, id: string): Promise<Simulation | null> {
  const { rows } = await sql<SimulationRow>`select ${columns} from simulations m ${joins}
    where m.id = ${id} and (m.user_id = ${user.id} or ${attachedWithin(user)})`.execute(db);
  return rows[0] ? toSimulation(rows[0]) : null;
}
