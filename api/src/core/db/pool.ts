import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool, type PoolClient, type PoolConfig, type QueryResult, type QueryResultRow } from 'pg';
import { traceWork } from '../tracing';
import { isConnectionError, isStatementTimeout } from './connectionErrors';
import { isStalePlanError, StatementNames } from './preparedStatements';
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

/** When a statement of a pool fails. A server that accepts connections and never answers counts as an outage too. */
export const createTimeouts = (statementTimeoutMs = 30_000) => ({
  statement_timeout: statementTimeoutMs,
  query_timeout: statementTimeoutMs + silenceMs,
});

/** Opens a pool of node-postgres. A query waits at most five seconds for a connection, so that an outage is noticed. */
export function openPool(connectionString: string, config: PoolConfig, PoolClass = Pool): Pool {
  const pool = new PoolClass({
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    ...config,
    connectionString,
  });
  // A query in progress fails with the error; between queries it would end the process. The first is of idle clients.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A second process for one statement is idle while nobody else asks. With eight users at once, starting it takes longer
 * than it saves: a search of sales by a frequent name took 180 ms with and 97 ms without.
 */
const NO_PARALLEL_WORKERS = '-c max_parallel_workers_per_gather=0';

/** The commands that the result type of Kysely allows. */
const supportedCommands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE'] as const;

/** Any other command passes as a SELECT, after which Kysely ignores the number of rows. */
const toQueryResult = <R>({ command, rowCount, rows }: QueryResult<R & QueryResultRow>): PostgresQueryResult<R> => ({
  command: supportedCommands.find((known) => known === command) ?? 'SELECT',
  rowCount: rowCount ?? 0,
  rows,
});

/** A checked-out client of `pg` that prepares and traces statements. */
class StatementClient implements PostgresPoolClient {
  /** Why the connection is not reused; the server may still execute a statement that this process gave up. */
  private failure: unknown;

  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames | undefined,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are not supported.');
    return traceWork({ kind: 'statement', text }, () => this.execute<R>(text, [...parameters]));
  }

  private async execute<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.failure) throw this.failure;
    try {
      return await this.send<R>(text, values, this.names?.find(text));
    } catch (error) {
      if (isConnectionError(error) && !isStatementTimeout(error)) this.failure = error;
      if (!isStalePlanError(error)) throw error;
      this.names?.forget(text);
      // Within a transaction the statement cannot be repeated; the caller repeats the transaction.
      return this.send<R>(text, values).catch(() => {
        throw error;
      });
    }
  }

  private async send<R>(text: string, values: unknown[], name?: string): Promise<PostgresQueryResult<R>> {
    const result = await this.client.query<R & QueryResultRow>({ text, values, ...(name ? { name } : {}) });
    // A statement before it failed, and the work has ignored that.
    if (text === 'commit' && result.command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return toQueryResult(result);
  }

  release(): void {
    this.client.release(this.failure !== undefined);
  }
}

const pools = new WeakMap<Db, Pool>();

export interface PoolUsage {
  /** Open connections. */
  total: number;
  /** Those of them that nobody uses. */
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

/** How many connections are open, idle and waited for; zeros for what `openDb` did not open. */
export function readPoolUsage(db: Db): PoolUsage {
  const { totalCount: total = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pools.get(db) ?? {};
  return { total, idle, waiting };
}

/** Opens the database: Kysely on a pool of connections. */
export function openDb(
  url: string,
  { max = 10, statementTimeoutMs, behindPooler = false, preparesStatements = !behindPooler }: DbOptions = {},
): Db {
  const { statement_timeout, query_timeout } = createTimeouts(statementTimeoutMs);
  const pool = openPool(url, {
    max,
    // A pooler refuses these parameters; there they are defaults of the role.
    ...(behindPooler ? {} : { statement_timeout, options: NO_PARALLEL_WORKERS }),
    query_timeout,
    // Connections are renewed, so that the memory they accumulate is released.
    maxLifetimeSeconds: 1_800,
    application_name: 'surco-api',
    types: columnTypes,
  });
  const names = preparesStatements ? new StatementNames() : undefined;
  const statementPool: PostgresPool = {
    connect: async () => new StatementClient(await pool.connect(), names),
    end: () => pool.end(),
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: statementPool }) });
  pools.set(db, pool);
  return db;
}
