import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../api/src/db/types';
import type { CurrentUser } from '../../api/src/http/currentUser';
import { readPage } from '../../api/src/db/page';
import { salesSource } from '../../api/src/modules/sales/repository';

/** The query that is measured: page 10, one status, exact total. */
export const QUERY = { page: 10, size: 10, status: 'REGISTRADA', sort: '-date' } as const;

const literal = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** A query with its parameters written into it, on one line, as pgbench takes it. */
const written = ({ sql, parameters }: CompiledQuery): string =>
  sql.replace(/\$(\d+)/g, (_, index: string) => literal(parameters[Number(index) - 1])).replace(/\s+/g, ' ');

/** The very SQL that a question of the API's own repositories sends, without sending it. */
export async function sqlOf(ask: (db: Kysely<Database>) => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  await ask(
    new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (kysely) => new PostgresIntrospector(kysely),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: ({ query }) => {
        queries.push(written(query));
      },
    }),
  );
  return queries;
}

/**
 * The very SQL of GET /sales for this person, taken from the API's own repository; or the same list as it would be
 * without the kept sums, its total counted row by row.
 */
export async function listSql(user: CurrentUser, count: 'kept' | 'counted'): Promise<string> {
  const source = salesSource(user, QUERY);
  const [query = ''] = await sqlOf((db) =>
    readPage(db, QUERY, count === 'kept' ? source : { ...source, counted: undefined }, (row) => row),
  );
  return query;
}
