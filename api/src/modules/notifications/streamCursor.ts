import { sql } from 'kysely';
import type { Notification } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import { isSecondFactorPendingSql } from '../../core/security/secondFactorSql';
import { toNotification } from './repository';

/**
 * The position of a reader: a database snapshot, and the ids beyond it that were sent already. It is the id of each
 * event, `epoch:snapshot` or `epoch:snapshot+id+id`, so that a client that reconnects gets what is missing and nothing
 * twice.
 */
export interface StreamCursor {
  /** The epoch of the database: a snapshot of another cluster says nothing. */
  epoch: string;
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

const positionPattern = /^([\da-f-]{36}):(\d+:\d+:[\d,]*)$/;
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const formatCursor = ({ epoch, snapshot, sentIds }: StreamCursor): string =>
  [`${epoch}:${snapshot}`, ...sentIds].join('+');

/** Parses an event id; null when it is invalid: the stream then starts from now. */
export function parseCursor(text: string | undefined): StreamCursor | null {
  const [position = '', ...sentIds] = text?.split('+') ?? [];
  const [, epoch = '', snapshot = ''] = positionPattern.exec(position) ?? [];
  return idPattern.test(epoch) &&
    sentIds.length < maxNotificationsPerSnapshot &&
    sentIds.every((id) => idPattern.test(id))
    ? { epoch, snapshot, sentIds }
    : null;
}

/** The cursor of this moment. */
export async function readCurrentCursor(db: Db): Promise<StreamCursor> {
  const { epoch, snapshot } = await db
    .selectFrom('database_epoch')
    .select(['epoch', sql<string>`pg_current_snapshot()::text`.as('snapshot')])
    .executeTakeFirstOrThrow();
  return { epoch, snapshot, sentIds: [] };
}

interface NewNotifications {
  /** False for a position in another epoch, or in what a recovery to an earlier moment has undone. */
  isCursorValid: boolean;
  /** The position after all these notifications. */
  cursor: StreamCursor;
  notifications: Notification[];
  /** False once the session has ended or needs a second factor, or the account is no longer active. */
  isActive: boolean;
}

type NewNotificationRow = Row<'notifications'> & {
  snapshot: string;
  is_cursor_valid: boolean;
  is_active: boolean;
  has_notification: boolean;
};

/** Finds the notifications that became visible after the cursor; one statement, so that rows and snapshot belong together. */
export async function findNewNotifications(
  db: Db,
  { userId, sessionHash }: { userId: string; sessionHash: string },
  { epoch, snapshot, sentIds }: StreamCursor,
): Promise<NewNotifications> {
  const { rows } = await sql<NewNotificationRow>`
    select pg_current_snapshot()::text as snapshot,
      e.epoch = ${epoch} and pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
        as is_cursor_valid,
      u.status = 'ACTIVO' and exists (select from sessions s where s.id_hash = ${sessionHash}
        and s.user_id = u.id and not ${isSecondFactorPendingSql})
        as is_active, n.id is not null as has_notification, n.*
    from users u cross join database_epoch e left join notifications n on n.user_id = u.id and e.epoch = ${epoch}
      and n.created_at > now() - ${sql.lit(maxAgeDays)} * interval '1 day'
      and not pg_visible_in_snapshot(n.tx, ${snapshot}::pg_snapshot)
      and n.id <> all (${`{${sentIds.join(',')}}`}::uuid[])
    where u.id = ${userId} order by n.created_at, n.id limit ${sql.lit(maxNotificationsPerSnapshot - sentIds.length)}`.execute(
    db,
  );
  const [first] = rows;
  return {
    isCursorValid: first?.is_cursor_valid ?? true,
    cursor: { epoch, snapshot: first?.snapshot ?? snapshot, sentIds: [] },
    notifications: rows.filter(({ has_notification }) => has_notification).map(toNotification),
    isActive: first?.is_active ?? false,
  };
}
