import { Kysely, PostgresDialect } from 'kysely';
import { createBatchingSocket } from './servers/createBatchingSocket';
import { HostPool, type PoolUsage } from './servers/hostPool';
import { PreparedStatementPool } from './preparedStatements';
import type { Database } from './schema/database';
import { columnTypes } from './typeParsers';

export type Db = Kysely<Database>;

export interface DbOptions {
  /** Milliseconds until the server ends a statement. */
  statementTimeoutMs?: number;
  /** Maximum number of open connections. */
  max?: number;
  /** The URL is that of a transaction pooler: sessions have neither parameters of their own nor prepared statements. */
  behindPooler?: boolean;
  /** Whether repeated statements are prepared. Default: unless behind a pooler. */
  preparesStatements?: boolean;
}

/** Milliseconds after the server's timeout at which a query fails whose server is silent. */
const silenceMs = 5_000;

const pools = new WeakMap<Db, HostPool>();

/** How many connections are open, idle and waited for; zeros for what `openDb` did not open. */
export const readPoolUsage = (db: Db): PoolUsage => pools.get(db)?.usage ?? { total: 0, idle: 0, waiting: 0 };

/** Opens a connection pool. A query waits at most five seconds for a connection, so that an outage is noticed. */
export function openDb(
  url: string,
  { max = 10, statementTimeoutMs = 30_000, behindPooler = false, preparesStatements = !behindPooler }: DbOptions = {},
): Db {
  const hosts = new HostPool(url, {
    max,
    // A pooler refuses the parameter; there it is a default of the role.
    ...(behindPooler ? {} : { statement_timeout: statementTimeoutMs }),
    // Statements are sent without waiting for the previous one.
    pipeline: true,
    stream: createBatchingSocket,
    // A server that accepts connections and never answers counts as an outage too.
    query_timeout: statementTimeoutMs + silenceMs,
    // Connections are renewed, so that the memory they accumulate is released.
    maxLifetimeSeconds: 1_800,
    application_name: 'surco-api',
    types: columnTypes,
  });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new PreparedStatementPool(hosts, preparesStatements) }),
  });
  pools.set(db, hosts);
  return db;
}
