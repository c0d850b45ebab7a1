import type { CallInput, Notification } from '@surco/shared/contract';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildOrder } from '../../core/db/buildOrder';
import { readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { toIsoOrNull } from '../../core/db/rowMapping';

export const toNotification = (row: Row<'notifications'>): Notification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  body: row.body,
  link: row.link,
  readAt: toIsoOrNull(row.read_at),
  createdAt: row.created_at.toISOString(),
});

const sortColumns = { createdAt: sql`n.created_at` };

const filterTable: FilterTable<ListFilters<'GET /notifications'>> = {
  unread: (unread) => (unread ? sql`n.read_at is null` : sql`n.read_at is not null`),
};

/** Returns one page of the user's own notifications. */
export function listNotifications(db: Db, user: CurrentUser, query: CallInput<'GET /notifications'>['query']) {
  return readPage(db, query, {
    base: sql`notifications n`,
    joins: sql``,
    columns: sql`n.*`,
    where: [sql`n.user_id = ${user.id}`, ...buildFilterConditions(query, filterTable)],
    order: buildOrder(query.sort, sortColumns, '-createdAt', sql`n.id`),
    map: toNotification,
  });
}

/** Counts the user's notifications that were not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks as read; repeating it changes nothing. Null when there is none or it belongs to another user. */
export async function markRead(db: Db, user: CurrentUser, id: string): Promise<Notification | null> {
  const row = await db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returningAll()
    .executeTakeFirst();
  return row ? toNotification(row) : null;
}

/** @returns how many were unread */
export async function markAllRead(db: Db, user: CurrentUser): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
