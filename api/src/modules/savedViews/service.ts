import { type CallInput, savedViewLimits, type SavedView } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound } from '../../core/http/httpError';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { toSavedView } from './repository';

type SavedViewChange = CallInput<'PUT /views/{id}'>['body'];

const savedViewUniqueErrors = {
  saved_views_name: { path: 'name', message: 'Ya existe una vista con este nombre en esta lista. Elija otro.' },
};

/** Lets one request at a time change the views of a user, so that no two exceed a limit or set two default views. */
const lockOwner = (tx: Tx, { id }: CurrentUser): Promise<unknown> =>
  tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** @throws HttpError 409 when the user has too many views, of this list or of all together */
async function assertViewAllowed(tx: Tx, { id }: CurrentUser, list: string): Promise<void> {
  const { all, ofList } = await tx
    .selectFrom('saved_views')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('list', '=', list).as('ofList'),
    ])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  if (ofList >= savedViewLimits.perList)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: `Esta lista ya tiene ${savedViewLimits.perList} vistas guardadas. Elimine una que no use e inténtelo de nuevo.`,
    });
  if (all >= savedViewLimits.perUser)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: `Ya hay ${savedViewLimits.perUser} vistas guardadas en sus listas. Elimine las que no use e inténtelo de nuevo.`,
    });
}

/** Removes the default view of a list: a list has one at most. */
const clearDefault = (tx: Tx, { id }: CurrentUser, list: string): Promise<unknown> =>
  tx
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('user_id', '=', id)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();

const toColumns = ({ name, isDefault, ...settings }: SavedViewChange) => ({
  name,
  is_default: isDefault,
  settings,
});

/** @throws HttpError 409 when the list has a view of this name, or when there are too many */
export async function createSavedView(
  tx: Tx,
  user: CurrentUser,
  { list, ...view }: CallInput<'POST /views'>['body'],
): Promise<SavedView> {
  await lockOwner(tx, user);
  await assertViewAllowed(tx, user, list);
  if (view.isDefault) await clearDefault(tx, user, list);
  const insert = tx.insertInto('saved_views').values({ user_id: user.id, list, ...toColumns(view) });
  return toSavedView(await mapUniqueViolation(insert.returningAll().executeTakeFirstOrThrow(), savedViewUniqueErrors));
}

/** @throws HttpError 404 unless the user owns it, 409 when the list has another view of this name */
export async function updateSavedView(
  tx: Tx,
  user: CurrentUser,
  id: string,
  view: SavedViewChange,
): Promise<SavedView> {
  await lockOwner(tx, user);
  const { list } = requireFound(
    await tx
      .selectFrom('saved_views')
      .select('list')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst(),
  );
  if (view.isDefault) await clearDefault(tx, user, list);
  const update = tx
    .updateTable('saved_views')
    .set({ ...toColumns(view), updated_at: sql`now()` })
    .where('id', '=', id);
  return toSavedView(await mapUniqueViolation(update.returningAll().executeTakeFirstOrThrow(), savedViewUniqueErrors));
}

/** @throws HttpError 404 unless the user owns it */
export async function deleteSavedView(tx: Tx, user: CurrentUser, id: string): Promise<{ id: string }> {
  const deletion = tx.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', user.id);
  return requireFound(await deletion.returning('id').executeTakeFirst());
}
