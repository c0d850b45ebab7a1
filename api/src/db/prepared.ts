import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';

/**
 * A statement earns its name by coming back. Each connection keeps the plans of the names it has met, so there are
 * only so many at a time, and they are earned anew now and then: yesterday's pages make room for today's.
 */
const earnedAfter = 3;
const namesAtMost = 150;
const earnedForMs = 10 * 60_000;
/** `begin` and its like need no plan. */
const shortest = 40;

const seen = new Map<string, number>();
const names = new Map<string, string>();
let since = Date.now();

function startAnew(now: number): void {
  names.clear();
  seen.clear();
  since = now;
}

/** How often a name had to be given up: the next one is another. */
let renewals = 0;

const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');

function countSeen(text: string): number {
  const times = (seen.get(text) ?? 0) + 1;
  if (seen.size > 5_000) seen.clear();
  seen.set(text, times);
  return times;
}

/** The name under which the server keeps the plan of a statement that comes again and again; undefined for others. */
export function statementName(text: string, now = Date.now()): string | undefined {
  if (now - since > earnedForMs) startAnew(now);
  const known = names.get(text);
  if (known) return known;
  if (names.size >= namesAtMost || countSeen(text) < earnedAfter) return undefined;
  const name = digest(text);
  names.set(text, name);
  return name;
}

/** A migration changed what a statement answers: its plan is of no use any more on any connection that has it. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Another name, under which each connection plans anew. */
function renamed(text: string): string {
  renewals += 1;
  const name = digest(`${renewals} ${text}`);
  names.set(text, name);
  return name;
}

/** The server goes on with what was not waited for: whoever got the connection next would wait behind it. */
const isOverdue = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

const commands = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE'] as const;

/** Kysely reads the number of rows only after one of these. */
const toResult = <R>({ command, rowCount, rows }: QueryResult<R & QueryResultRow>): PostgresQueryResult<R> => ({
  command: commands.find((known) => known === command) ?? 'SELECT',
  rowCount: rowCount ?? 0,
  rows,
});

class PreparingClient implements PostgresPoolClient {
  private overdue: Error | undefined;

  constructor(private readonly client: PoolClient) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are not used.');
    return this.ask<R>(text, [...parameters]);
  }

  private async ask<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.overdue) throw this.overdue;
    const name = text.length > shortest ? statementName(text) : undefined;
    try {
      return await this.send<R>(text, values, name);
    } catch (error) {
      if (isOverdue(error)) this.overdue = error;
      if (!isOutdatedPlan(error)) throw error;
      // Inside a transaction nothing can be asked again: then the transaction is.
      return this.send<R>(text, values, renamed(text)).catch(() => {
        throw error;
      });
    }
  }

  private async send<R>(text: string, values: unknown[], name: string | undefined): Promise<PostgresQueryResult<R>> {
    return toResult(await this.client.query<R & QueryResultRow>({ text, values, ...(name ? { name } : {}) }));
  }

  release(): void {
    this.client.release(this.overdue !== undefined);
  }
}

/** The pool as Kysely sees it: planning, which costs a list as much as reading it, is done once per connection. */
export const preparing = (pool: Pool): PostgresPool => ({
  connect: async () => new PreparingClient(await pool.connect()),
  end: () => pool.end(),
});
