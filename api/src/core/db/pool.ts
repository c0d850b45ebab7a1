import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { withPreparedStatements } from './preparedStatements';
import type { Database } from './schema/database';

const { builtins } = types;
const keepText = (value: string): string => value;

/** Calendar dates stay texts, money stays exact, counts are numbers. */
const typeParsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, keepText],
  [builtins.NUMERIC, keepText],
  [builtins.INT8, Number],
]);

export type Db = Kysely<Database>;

export interface DbOptions {
  /** Milliseconds until a query fails. */
  queryTimeoutMs?: number;
  /** Maximum number of open connections. */
  max?: number;
}

/** Opens a connection pool. A query waits at most five seconds for a connection, so that an outage is noticed. */
export function openDb(connectionString: string, { max = 10, queryTimeoutMs = 30_000 }: DbOptions = {}): Db {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // A server that accepts connections and never answers counts as an outage too.
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // Connections are renewed, so that the memory they accumulate is released.
    maxLifetimeSeconds: 1_800,
    application_name: 'surco-api',
    types: { getTypeParser: (oid, format) => typeParsers.get(oid) ?? types.getTypeParser(oid, format) },
  });
  // The next query replaces a broken connection; without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
}
