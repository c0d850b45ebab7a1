import type { PostgresQueryResult } from 'kysely';
import { traceWork } from '../tracing';

interface Connection {
  /** Executes a statement without a span of its own. */
  execute: <R>(text: string, values: unknown[]) => Promise<PostgresQueryResult<R>>;
  release: () => void;
}

interface Companion {
  send: (connection: Connection) => Promise<void>;
  reject: (error: unknown) => void;
}

/**
 * Statements that are sent with whatever statement of this process comes next, on the same connection and in the same
 * packet: they cost neither a connection nor an exchange with the database of their own. They belong to no transaction.
 */
export class CompanionStatements {
  private waiting: Companion[] = [];

  /** @param connect opens a connection of the pool; code that gets one in another way calls {@link join} */
  constructor(private readonly connect: () => Promise<Connection>) {}

  /** Sends a statement on the connection that is next used, or at the end of this turn on one of its own. */
  send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const sent = new Promise<PostgresQueryResult<R>>((resolve, reject) => {
      this.waiting.push({
        send: (connection) => connection.execute<R>(text, [...values]).then(resolve, reject),
        reject,
      });
      if (this.waiting.length === 1) setImmediate(() => void this.sendAlone());
    });
    // Here, so that a trace shows it with the request that it belongs to.
    return traceWork({ kind: 'statement', text }, () => sent);
  }

  /** Sends what waits on a connection that is about to be used. */
  join(connection: Connection): Promise<unknown> {
    return Promise.all(this.clearWaiting().map(({ send }) => send(connection)));
  }

  private clearWaiting(): Companion[] {
    const cleared = this.waiting;
    this.waiting = [];
    return cleared;
  }

  private async sendAlone(): Promise<void> {
    if (this.waiting.length === 0) return;
    try {
      const connection = await this.connect();
      await this.join(connection);
      connection.release();
    } catch (error) {
      for (const { reject } of this.clearWaiting()) reject(error);
    }
  }
}
