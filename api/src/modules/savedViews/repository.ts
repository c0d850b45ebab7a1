import type { SavedView } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';

type Owner = Pick<CurrentUser, 'id'>;

export const toSavedView = (row: Row<'saved_views'>): SavedView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  isDefault: row.is_default,
  ...row.settings,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Returns the views of a user, of all lists or of one, by list and name. There are few: `savedViewLimits.perUser`. */
export async function listSavedViews(db: Db | Tx, { id }: Owner, list?: string): Promise<SavedView[]> {
  let query = db.selectFrom('saved_views').selectAll().where('user_id', '=', id);
  if (list !== undefined) query = query.where('list', '=', list);
  const rows = await query
    .orderBy('list')
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(toSavedView);
}
