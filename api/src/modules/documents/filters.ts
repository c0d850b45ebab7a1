import { asKept } from '@surco/shared/domain/searched';
import { sql, type RawBuilder } from 'kysely';
import { contains, likeAnywhere, type Condition } from '../../db/page';
import type { CurrentUser } from '../../http/currentUser';
import { documentScope } from '../scope';
import type { FolioKind } from './folio';

/** The filters that the lists of sales and DKbonos share. */
export interface DocumentFilters {
  search?: string | undefined;
  status?: string | undefined;
  seasonId?: string | undefined;
  customerId?: string | undefined;
  consultantId?: string | undefined;
  distributorId?: string | undefined;
  zoneId?: string | undefined;
  stateId?: string | undefined;
  productId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const columns = {
  seasonId: sql`s.season_id`,
  consultantId: sql`s.consultant_id`,
  distributorId: sql`s.distributor_id`,
} as const;

const names = Object.keys(columns) as (keyof typeof columns)[];

/** What is asked of a document's own columns, which the sums kept of documents have as well; both aliased `s`. */
export function plainConditions(filters: DocumentFilters): Condition[] {
  const where: Condition[] = [];
  for (const name of names) if (filters[name]) where.push(sql`${columns[name]} = ${filters[name]}`);
  // Written out: there are few of them and very unlike in number, so a plan must know which one it is for.
  if (filters.status) where.push(sql`s.status = ${sql.lit(filters.status)}`);
  return where;
}

/** The document's own table and that of its lines. */
export interface DocumentTable {
  name: RawBuilder<unknown>;
  /** What its folios begin with. */
  kind: FolioKind;
  /** document_id, product_id of every line. */
  lines: RawBuilder<unknown>;
}

/** Could it stand in a folio of this kind? A name of a person could not, and then no folio is read. */
const isInFolio = (kind: FolioKind, text: string): boolean =>
  `${kind}-0000-000000000`.includes(text.replace(/\d/g, '0'));

/** By folio or customer; a folio that is typed from its beginning is nothing else, and an index finds it. */
function searched({ kind }: DocumentTable, text: string): Condition {
  const folio = text.toUpperCase();
  if (folio.startsWith(`${kind}-`)) return sql`(s.folio >= ${folio} and s.folio < ${`${folio}~`})`;
  const customer = sql`s.customer_id in (select c.id from clients c where ${contains(sql`c.search_text`, asKept(text))})`;
  return isInFolio(kind, folio) ? sql`(s.folio like ${likeAnywhere(folio)} or ${customer})` : customer;
}

/** Conditions on the document's own row, aliased `s`: scope first, then what was asked. */
export function documentConditions(user: CurrentUser, filters: DocumentFilters, table: DocumentTable): Condition[] {
  const where = [...documentScope(user), ...plainConditions(filters)];
  const { search, customerId, zoneId, stateId, productId, from, to } = filters;
  if (customerId) where.push(sql`s.customer_id = ${customerId}`);
  if (search) where.push(searched(table, search));
  if (zoneId)
    where.push(
      sql`s.customer_id in (select c.id from clients c join localities l on l.id = c.locality_id where l.zone_id = ${zoneId})`,
    );
  if (stateId) where.push(sql`s.customer_id in (select c.id from clients c where c.state_id = ${stateId})`);
  if (productId)
    where.push(sql`s.id in (select x.document_id from (${table.lines}) x where x.product_id = ${productId})`);
  if (from) where.push(sql`s.date >= ${from}`);
  if (to) where.push(sql`s.date <= ${to}`);
  return where;
}

/** Asked by way of the customer, whom no index of documents is ordered by. */
export const isIndirect = (user: CurrentUser, { search, zoneId, stateId }: DocumentFilters): boolean =>
  Boolean(search) ||
  zoneId !== undefined ||
  stateId !== undefined ||
  user.role === 'Coordinator' ||
  user.role === 'Supervisor';

export const documentSorts = { date: sql`s.date`, folio: sql`s.folio`, total: sql`s.total`, status: sql`s.status` };
