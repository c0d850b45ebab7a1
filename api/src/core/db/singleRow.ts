import type { QueryResult } from 'kysely';

/** The row of a query that always has one: an aggregate without groups. */
export async function singleRow<R>(query: Promise<QueryResult<R>>): Promise<R> {
  const { rows } = await query;
  const [row] = rows;
  if (!row) throw new Error('Expected one row, got none.');
  return row;
}
