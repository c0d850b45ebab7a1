import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  type QueryResult,
  Transaction,
} from 'kysely';
import type { Database } from './schema/database';
import { getErrorCode } from '../getErrorCode';
import { RolledBackError } from './preparedStatements';

/** Work whose last statements have been sent, but not awaited: the commit is sent with them. */
export interface SentWork<T> {
  /** Resolves when all of them have been executed. */
  result: Promise<T>;
}

const run = (connection: DatabaseConnection, statement: string): Promise<QueryResult<unknown>> =>
  connection.executeQuery(CompiledQuery.raw(statement));

/** Another statement of the transaction has failed before: that error says why. */
const isConsequence = (error: unknown): boolean => getErrorCode(error) === '25P02' || error instanceof RolledBackError;

/** Gives all statements of a transaction its connection at once; the server executes them in the order they were sent. */
class TransactionConnection {
  private isOpen = true;
  /** The first statement that failed. */
  private failure: unknown;

  constructor(private readonly connection: DatabaseConnection) {}

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.isOpen) throw new Error('The transaction has ended.');
    try {
      return await consumer(this.connection);
    } catch (error) {
      if (!isConsequence(error)) this.failure ??= error;
      throw error;
    }
  }

  /** A statement that is sent later would not belong to the transaction. */
  close(): void {
    this.isOpen = false;
  }

  /** @returns why the transaction failed, given the error that has ended it */
  findCause = (error: unknown): unknown => (isConsequence(error) ? (this.failure ?? error) : error);
}

/** What a transaction needs and never uses, because it neither begins another one nor closes the database. */
const unusedParts = { dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('unused')) }) };
const unusedProps = { ...unusedParts, config: unusedParts, driver: new DummyDriver() };

/**
 * Runs `work` in a transaction. Statements that it sends without waiting for the previous one reach the server together;
 * so do the begin with the first, and the commit with those that it leaves unawaited in {@link SentWork}.
 */
export const runPipelined = <T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<SentWork<T>>,
): Promise<T> =>
  db.getExecutor().provideConnection(async (connection) => {
    const statements = new TransactionConnection(connection);
    const executor = db.getExecutor().withConnectionProvider(statements);
    const begun = run(connection, 'begin');
    try {
      const [sent] = await Promise.all([work(new Transaction<Database>({ ...unusedProps, executor })), begun]);
      statements.close();
      const [result] = await Promise.all([sent.result, run(connection, 'commit')]);
      return result;
    } catch (error) {
      statements.close();
      // Of a lost connection this fails too; the first error says why.
      await run(connection, 'rollback').catch(() => undefined);
      throw statements.findCause(error);
    }
  });
