import { sql } from 'kysely';
import type { Db } from './pool';
import { singleRow } from './singleRow';
import type { Tx } from './transaction';

/** The server that a snapshot is read from. */
export interface SnapshotServer {
  isReplica: boolean;
  /** Of a replica: when the primary committed its last change that the snapshot has; null when it does not know. */
  replicatedUntil: Date | null;
}

/**
 * Reads in one read-only snapshot, so that all parts of a file agree.
 * @param signal aborted when the file is not needed any more; cancels the query that is running
 */
export async function* readInSnapshot<T>(
  db: Db,
  signal: AbortSignal,
  read: (tx: Tx, server: SnapshotServer) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // The first statement takes the snapshot, so the age is that of its data.
    const { pid, ...server } = await singleRow(
      sql<SnapshotServer & { pid: number }>`select pg_backend_pid() as pid, pg_is_in_recovery() as "isReplica",
        pg_last_xact_replay_timestamp() as "replicatedUntil"`.execute(tx),
    );
    let cancellation: Promise<unknown> | undefined;
    const cancelQuery = (): void => {
      cancellation = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
    };
    signal.addEventListener('abort', cancelQuery);
    try {
      yield* read(tx, server);
    } finally {
      signal.removeEventListener('abort', cancelQuery);
      // Once the connection is given back, it would cancel the statement of somebody else.
      await cancellation;
    }
  } finally {
    await tx.rollback().execute();
  }
}
