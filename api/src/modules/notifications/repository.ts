import type { CallInput, Notification } from '@surco/shared/contract';
import { sql } from 'kysely';
import { orderBy, readPage } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { instantOrNull } from '../mapping';

export const toNotification = (row: Row<'notifications'>): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  body: row.body,
  link: row.link,
  readAt: instantOrNull(row.read_at),
  createdAt: row.created_at.toISOString(),
});

const sorts = { createdAt: sql`n.created_at` };

/** A person's own, and nobody else's. */
export function listNotifications(db: Db, user: CurrentUser, query: CallInput<'GET /notifications'>['query']) {
  const { unread } = query;
  const state = unread === undefined ? [] : [unread ? sql`n.read_at is null` : sql`n.read_at is not null`];
  return readPage(
    db,
    query,
    {
      base: sql`notifications n`,
      alias: sql`n`,
      joins: sql``,
      columns: sql`n.*`,
      where: [sql`n.user_id = ${user.id}`, ...state],
      order: orderBy(query.sort, sorts, '-createdAt', sql`n.id`),
    },
    toNotification,
  );
}

/** Read once: a second time changes nothing. Null when it is not theirs. */
export async function readOne(db: Db, user: CurrentUser, id: string): Promise<Notification | null> {
  const row = await db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returningAll()
    .executeTakeFirst();
  return row ? toNotification(row) : null;
}

/** How many were still unread. */
export async function readAll(db: Db, user: CurrentUser): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
