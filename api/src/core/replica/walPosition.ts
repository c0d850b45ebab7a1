import { sql } from 'kysely';
import { singleRow } from '../db/singleRow';
import type { Db } from '../db/pool';

/** Bytes of the write-ahead log up to the last write of the primary: what is committed now is before it. */
export async function readWrittenPosition(primary: Db): Promise<number> {
  const { position } = await singleRow(
    sql<{ position: number }>`select (pg_current_wal_insert_lsn() - '0/0')::bigint as position`.execute(primary),
  );
  return position;
}

/** Bytes of the write-ahead log that queries on the replica see; null when the server is no replica. */
export async function readReplayedPosition(replica: Db): Promise<number | null> {
  const { position } = await singleRow(
    sql<{ position: number | null }>`select
      case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position`.execute(replica),
  );
  return position;
}
