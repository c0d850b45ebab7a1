import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { getErrorCode } from '../getErrorCode';
import { traceWork } from '../tracing';
import type { HostPool } from './servers/hostPool';

/**
 * A statement is prepared under a name once it repeats. Each connection stores the plan of every name it has seen, so
 * the number of names is limited, and they are reset from time to time.
 */
const usesBeforeNaming = 3;
const maxStatementNames = 150;
const nameLifetimeMs = 10 * 60_000;
/** Statements whose uses are counted; beyond this the counts start again, so that they take little memory. */
const maxCountedStatements = 5_000;
/** `begin` and its like need no plan. */
const minStatementLength = 40;

const useCounts = new Map<string, number>();
const statementNames = new Map<string, string>();
let lifetimeStart = Date.now();

function resetStatementNames(now: number): void {
  statementNames.clear();
  useCounts.clear();
  lifetimeStart = now;
}

/** Number of names that were replaced; makes the next name different. */
let renameCount = 0;

const hashStatement = (text: string): string => createHash('sha1').update(text).digest('base64url');

function countUse(text: string): number {
  const times = (useCounts.get(text) ?? 0) + 1;
  if (useCounts.size > maxCountedStatements) useCounts.clear();
  useCounts.set(text, times);
  return times;
}

/** The name to prepare a repeated statement under; undefined for one that should not be prepared. */
export function getStatementName(text: string, now = Date.now()): string | undefined {
  if (now - lifetimeStart > nameLifetimeMs) resetStatementNames(now);
  const known = statementNames.get(text);
  if (known) return known;
  if (statementNames.size >= maxStatementNames || countUse(text) < usesBeforeNaming) return undefined;
  const name = hashStatement(text);
  statementNames.set(text, name);
  return name;
}

/** A migration changed the result columns of a statement, so its stored plan is invalid on every connection. */
export const isStalePlanError = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Gives the statement a new name, so that every connection plans it again. */
function renameStatement(text: string): string {
  renameCount += 1;
  const name = hashStatement(`${renameCount} ${text}`);
  statementNames.set(text, name);
  return name;
}

/** After a timeout of the client the server may still execute the query, so the connection must not be reused. */
const isQueryTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** A write met a server that only reads, as the former primary after a failover: the next connection goes elsewhere. */
const isReadOnlyServer = (error: unknown): boolean => getErrorCode(error) === '25006';

/** The commands that the result type of Kysely allows. */
const supportedCommands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE'] as const;

/** Any other command passes as a SELECT, after which Kysely ignores the number of rows. */
const toQueryResult = <R>({ command, rowCount, rows }: QueryResult<R & QueryResultRow>): PostgresQueryResult<R> => ({
  command: supportedCommands.find((known) => known === command) ?? 'SELECT',
  rowCount: rowCount ?? 0,
  rows,
});

/** A commit found that a statement before it had failed. */
export class RolledBackError extends Error {}

class PreparedStatementClient implements PostgresPoolClient {
  private timeoutError: Error | undefined;
  private isReadOnly = false;

  constructor(
    private readonly client: PoolClient,
    private readonly preparesStatements: boolean,
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

  async execute<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.timeoutError) throw this.timeoutError;
    const name = this.preparesStatements && text.length > minStatementLength ? getStatementName(text) : undefined;
    try {
      return await this.send<R>(text, values, name);
    } catch (error) {
      if (isQueryTimeout(error)) this.timeoutError = error;
      if (isReadOnlyServer(error)) this.isReadOnly = true;
      if (!isStalePlanError(error)) throw error;
      // Within a transaction the statement cannot be repeated; the caller repeats the transaction.
      return this.send<R>(text, values, renameStatement(text)).catch(() => {
        throw error;
      });
    }
  }

  private async send<R>(text: string, values: unknown[], name: string | undefined): Promise<PostgresQueryResult<R>> {
    const result = await this.client.query<R & QueryResultRow>({ text, values, ...(name ? { name } : {}) });
    if (text === 'commit' && result.command !== 'COMMIT') throw new RolledBackError('The transaction was rolled back.');
    return toQueryResult(result);
  }

  release(): void {
    this.client.release(this.isReadOnly || this.timeoutError !== undefined);
  }
}

/** The pool as Kysely uses it. */
export class PreparedStatementPool implements PostgresPool {
  /**
   * @param preparesStatements whether repeated statements are planned once per connection; planning a list costs as
   *   much as reading it
   */
  constructor(
    private readonly pool: HostPool,
    private readonly preparesStatements: boolean,
  ) {}

  async connect(): Promise<PreparedStatementClient> {
    return new PreparedStatementClient(await this.pool.connect(), this.preparesStatements);
  }

  end = (): Promise<void> => this.pool.end();
}
