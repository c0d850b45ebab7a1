import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import { isSecondFactorPendingSql } from '../../core/security/secondFactorSql';
import { notificationChannel } from './notify';

/** N-13: closes on commit, at every instance, the streams of sessions that may only set up a second factor. */
export const closeStreamsPendingSecondFactor = (tx: Tx): Promise<unknown> =>
  sql`select pg_notify(${notificationChannel}, json_build_object('endedSession', s.id_hash)::text)
    from sessions s join users u on u.id = s.user_id where ${isSecondFactorPendingSql}`.execute(tx);
