import { sql } from 'kysely';
import type { Notification } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import { isSecondFactorPendingSql } from '../../core/security/secondFactorSql';
import { toNotification } from './repository';

/**
 * The position of a reader: a database snapshot, and the ids beyond it that were sent already. It is the id of each
 * event, `snapshot` or `snapshot+id+id`, so that a client that reconnects gets what is missing and nothing twice.
 */
export interface StreamCursor {
  snapshot: string;
  sentIds: readonly string[];
}

/**
 * The most notifications that are sent after one snapshot: a cursor names fewer, so that it fits the header of a request.
 * More are only in the list of notifications.
 */
const maxNotificationsPerSnapshot = 200;
/** Older notifications are not sent: a client that reconnects reloads its list anyway. */
const maxAgeDays = 7;

const snapshotPattern = /^\d+:\d+:[\d,]*$/;
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const formatCursor = ({ snapshot, sentIds }: StreamCursor): string => [snapshot, ...sentIds].join('+');

/** Parses an event id; null when it is invalid: the stream then starts from now. */
export function parseCursor(text: string | undefined): StreamCursor | null {
  const [snapshot = '', ...sentIds] = text?.split('+') ?? [];
  return snapshotPattern.test(snapshot) &&
    sentIds.length < maxNotificationsPerSnapshot &&
    sentIds.every((id) => idPattern.test(id))
    ? { snapshot, sentIds }
    : null;
}

/** The cursor of this moment. */
export async function readCurrentCursor(db: Db): Promise<StreamCursor> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return { snapshot: rows[0]?.snapshot ?? '1:1:', sentIds: [] };
}

interface NewNotifications {
  /** The position after all these notifications. */
  cursor: StreamCursor;
  notifications: Notification[];
  /** False once the session has ended or needs a second factor, or the account is no longer active. */
  isActive: boolean;
}

type NewNotificationRow = Row<'notifications'> & { snapshot: string; is_active: boolean; has_notification: boolean };

/** Finds the notifications that became visible after the cursor; one statement, so that rows and snapshot belong together. */
export async function findNewNotifications(
  db: Db,
  { userId, sessionHash }: { userId: string; sessionHash: string },
  { snapshot, sentIds }: StreamCursor,
): Promise<NewNotifications> {
  const { rows } = await sql<NewNotificationRow>`
    select pg_current_snapshot()::text as snapshot,
      u.status = 'ACTIVO' and exists (select from sessions s where s.id_hash = ${sessionHash}
        and s.user_id = u.id and not ${isSecondFactorPendingSql})
        as is_active, n.id is not null as has_notification, n.*
    from users u left join notifications n on n.user_id = u.id
      and n.created_at > now() - ${sql.lit(maxAgeDays)} * interval '1 day'
      and not pg_visible_in_snapshot(n.tx, ${snapshot}::pg_snapshot)
      and n.id <> all (${`{${sentIds.join(',')}}`}::uuid[])
    where u.id = ${userId} order by n.created_at, n.id limit ${sql.lit(maxNotificationsPerSnapshot - sentIds.length)}`.execute(
    db,
  );
  const [first] = rows;
  return {
    cursor: { snapshot: first?.snapshot ?? snapshot, sentIds: [] },
    notifications: rows.filter(({ has_notification }) => has_notification).map(toNotification),
    isActive: first?.is_active ?? false,
  };
}
