import { sql, type RawBuilder } from 'kysely';

/** A total order that ends with the id, in both directions. */
export interface Order {
  id: RawBuilder<unknown>;
  forward: RawBuilder<unknown>;
  backward: RawBuilder<unknown>;
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
  const descending = chosen.startsWith('-');
  const name = (descending ? chosen.slice(1) : chosen) as F;
  const terms = [fields[name], id].flat();
  const joinTerms = (direction: RawBuilder<unknown>) => sql.join(terms.map((term) => sql`${term} ${direction}`));
  const [up, down] = [joinTerms(sql`asc`), joinTerms(sql`desc`)];
  return descending ? { id, forward: down, backward: up } : { id, forward: up, backward: down };
}
