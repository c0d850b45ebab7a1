import { sql, type RawBuilder } from 'kysely';

/** A total order that ends with the id. */
export interface Order {
  id: RawBuilder<unknown>;
  /** What is sorted by before the id. */
  terms: readonly RawBuilder<unknown>[];
  direction: RawBuilder<unknown>;
}

type SortTerms = RawBuilder<unknown> | readonly RawBuilder<unknown>[];

/**
 * Returns the order of a list by one of its sort fields, then by id, so that pages never overlap.
 * @param sort field name, with a leading `-` for descending order
 * @param fields the SQL of each sort field, one term or several
 * @param fallback the sort to use without `sort`
 */
export function buildOrder<F extends string>(
  sort: F | `-${F}` | undefined,
  fields: Readonly<Record<F, SortTerms>>,
  fallback: F | `-${F}`,
  id: RawBuilder<unknown>,
): Order {
  const chosen: string = sort ?? fallback;
  const isDescending = chosen.startsWith('-');
  const name = (isDescending ? chosen.slice(1) : chosen) as F;
  return { id, terms: [fields[name]].flat(), direction: isDescending ? sql`desc` : sql`asc` };
}

/** The terms of `order by`. */
export const toOrderBy = ({ terms, id, direction }: Order): RawBuilder<unknown> =>
  sql.join([...terms, id].map((term) => sql`${term} ${direction}`));
