import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../../../api/src/core/db/schema/database';
import type { CurrentUser } from '../../../api/src/core/http/currentUser';
import { readPage } from '../../../api/src/core/db/readPage';
import { buildSalesListSource } from '../../../api/src/modules/documents';

/** The measured query: page 10, one status, exact total. */
export const MEASURED_QUERY = { page: 10, size: 10, status: 'REGISTRADA', sort: '-date' } as const;

const toLiteral = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** A query with its parameters inlined, on one line, as pgbench requires it. */
const inlineParameters = ({ sql, parameters }: CompiledQuery): string =>
  sql.replace(/\$(\d+)/g, (_, index: string) => toLiteral(parameters[Number(index) - 1])).replace(/\s+/g, ' ');

/** Captures the queries that a repository function of the API sends, without sending them. */
async function captureQueries(runQuery: (db: Kysely<Database>) => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  await runQuery(
    new Kysely<Database>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (kysely) => new PostgresIntrospector(kysely),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: ({ query }) => {
        queries.push(query);
      },
    }),
  );
  return queries;
}

/** Captures the SQL that a repository function of the API sends, without sending it. */
export const captureSql = async (runQuery: (db: Kysely<Database>) => Promise<unknown>): Promise<string[]> =>
  (await captureQueries(runQuery)).map(inlineParameters);

/**
 * The query of GET /sales for this user, captured from the repository of the API.
 * @param total `storedTotal` uses the stored totals as the API does; `countedTotal` counts the rows
 */
export async function buildSalesListQuery(
  user: CurrentUser,
  total: 'storedTotal' | 'countedTotal',
): Promise<CompiledQuery> {
  const source = buildSalesListSource(user, MEASURED_QUERY);
  const [query] = await captureQueries((db) =>
    readPage(db, MEASURED_QUERY, total === 'storedTotal' ? source : { ...source, countQuery: undefined }, (row) => row),
  );
  if (!query) throw new Error('The list sends no query.');
  return query;
}

/** The SQL of {@link buildSalesListQuery} with its parameters inlined. */
export const buildSalesListSql = async (...query: Parameters<typeof buildSalesListQuery>): Promise<string> =>
  inlineParameters(await buildSalesListQuery(...query));
