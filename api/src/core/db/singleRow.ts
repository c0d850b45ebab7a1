import type { QueryResult } from 'kysely';

/** The row of a query that always has one, such as an aggregate without groups. @throws Error when there is none */
export async function singleRow<R>(query: Promise<QueryResult<R>>): Promise<R> {
  const { rows } = await query;
  const [row] = rows;
  if (!row) throw new Error('Expected one row, got none.');
  return row;
}
