import { sql, type RawBuilder } from 'kysely';
import { allOf, type Condition } from '../../db/page';
import type { CurrentUser } from '../../http/currentUser';
import { sumsScope } from '../scope';
import { plainConditions, type DocumentFilters } from './filters';
import { periodsBetween, type Period } from './periods';

/** Sales and DKbonos carry sums by day, month and year (migration 0005); these are their tables, aliased `s`. */
export const saleSums = sql`sale_sums s`;
export const voucherSums = sql`voucher_sums s`;

const during = ({ grain, first, last }: Period): Condition =>
  allOf([
    sql`s.grain = ${sql.lit(grain)}`,
    ...(first ? [sql`s.period >= ${first}`] : []),
    ...(last ? [sql`s.period <= ${last}`] : []),
  ]);

/** What the sums do not know: who bought, which products, and what is searched for. */
const isKnown = ({ search, customerId, productId }: DocumentFilters): boolean => !search && !customerId && !productId;

/**
 * The rows of the sums that this filter adds up, in this person's scope; undefined where only the documents
 * themselves can tell. It says of the sums what `documentConditions` says of the documents.
 */
export function sumsConditions(user: CurrentUser, filters: DocumentFilters): Condition[] | undefined {
  if (!isKnown(filters)) return undefined;
  const { zoneId, stateId, from, to } = filters;
  const periods = periodsBetween(from, to).map((period) => sql`(${during(period)})`);
  return [
    periods.length > 0 ? sql`(${sql.join(periods, sql` or `)})` : sql`false`,
    ...sumsScope(user),
    ...plainConditions(filters),
    ...(zoneId ? [sql`s.zone_id = ${zoneId}`] : []),
    ...(stateId ? [sql`s.state_id = ${stateId}`] : []),
  ];
}

/** How many documents those rows stand for, as a query. */
export const countedBy = (
  sums: RawBuilder<unknown>,
  where: readonly Condition[] | undefined,
): RawBuilder<number> | undefined =>
  where && sql<number>`select coalesce(sum(s.count), 0) from ${sums} where ${allOf(where)}`;
