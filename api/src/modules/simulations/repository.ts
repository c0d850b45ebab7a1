import type { CallInput, Letterhead, Simulation } from '@surco/shared/contract';
import { normalizeSearch } from '@surco/shared/domain';
import { sql } from 'kysely';
import { currentCustomerSql } from '../../core/db/currentCustomer';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { joinConditions, buildContainsCondition, type Condition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { toNamedRefOrNull, mapRecordMetadata } from '../../core/db/rowMapping';
import { customerNameSql } from '../../core/db/nameSql';
import { buildLetterheadSql } from '../papers';
import { buildCustomerScope, type ScopeUser } from '../../core/scope/rowScope';

interface SimulationRow extends Row<'simulations'> {
  product_id: string;
  product_code: string;
  product_name: string;
  production_type_id: string | null;
  production_type_name: string | null;
  client_name: string | null;
  first_name: string;
  last_name: string;
  issuer: Letterhead | null;
  author_phone: string | null;
}

const toSimulation = (row: SimulationRow): Simulation => ({
  id: row.id,
  name: row.name,
  input: { ...row.input, clientId: row.customer_id },
  result: row.result,
  product: { id: row.product_id, code: row.product_code, name: row.product_name },
  productionType: toNamedRefOrNull(row.production_type_id, row.production_type_name),
  client: toNamedRefOrNull(row.customer_id, row.client_name),
  createdBy: { id: row.user_id, firstName: row.first_name, lastName: row.last_name },
  paper: { issuer: row.issuer, authorPhone: row.author_phone },
  ...mapRecordMetadata(row),
});

const joins = sql`
  join products p on p.id = (m.input ->> 'productId')::uuid
  join users u on u.id = m.user_id
  left join partners d on d.id = u.distributor_id
  left join production_types pt on pt.id = (m.input ->> 'productionTypeId')::uuid
  left join customers c on c.id = m.customer_id`;

const columns = sql`m.*, p.id as product_id, p.code as product_code, p.name as product_name,
  pt.id as production_type_id, pt.name as production_type_name, ${customerNameSql} as client_name, u.first_name, u.last_name,
  u.phone as author_phone, case when d.id is not null then ${buildLetterheadSql('d')} end as issuer`;

const buildVisibleCustomerCondition = (user: ScopeUser): Condition =>
  sql`m.customer_id in (select c.id from customers c where ${joinConditions(buildCustomerScope(user))})`;

/** Searches by the simulation's name, its product and its customer. */
const buildSearchCondition = (
  text: string,
): Condition => sql`(${buildContainsCondition(sql`fold(coalesce(m.name, ''))`, text)}
  or exists (select 1 from products p where p.id = (m.input ->> 'productId')::uuid and ${buildContainsCondition(sql`p.search_text`, text)})
  or exists (select 1 from customers c where c.id = m.customer_id and ${buildContainsCondition(sql`c.search_text`, normalizeSearch(text))}))`;

const sorts = { createdAt: sql`m.created_at`, updatedAt: sql`m.updated_at`, name: sql`fold(coalesce(m.name, ''))` };

const createFilterTable = (user: CurrentUser): FilterTable<ListFilters<'GET /simulations'>> => ({
  clientId: (id) => sql`m.customer_id = ${currentCustomerSql(id)} and ${buildVisibleCustomerCondition(user)}`,
  mode: (mode) => sql`m.input ->> 'mode' = ${mode}`,
  search: buildSearchCondition,
});

/**
 * Returns one page of the user's own simulations or, with `clientId`, of anyone's for a customer in the user's scope.
 */
export function listSimulations(db: Db, user: CurrentUser, query: CallInput<'GET /simulations'>['query']) {
  const own = query.clientId === undefined ? [sql`m.user_id = ${user.id}`] : [];
  const where = [...own, ...buildFilterConditions(query, createFilterTable(user))];
  const order = buildOrder(query.sort, sorts, '-createdAt', sql`m.id`);
  return readPage(db, query, { base: sql`simulations m`, joins, columns, where, order, map: toSimulation });
}

/** Returns a simulation of the user or of a customer in the user's scope; else null. */
export async function findSimulation(db: Db | Tx, user: ScopeUser, id: string): Promise<Simulation | null> {
  const { rows } = await sql<SimulationRow>`select ${columns} from simulations m ${joins}
    where m.id = ${id} and (m.user_id = ${user.id} or ${buildVisibleCustomerCondition(user)})`.execute(db);
  return rows[0] ? toSimulation(rows[0]) : null;
}
