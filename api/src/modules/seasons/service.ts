import { seasonFields } from '@surco/shared/records/season';
import type { CallInput, Season } from '@surco/shared/contract';
import { formatDate, isSeasonOpenForSales } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { notify } from '../notifications';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import { assertVersion } from '../../core/http/assertVersion';
import { findSeason } from './repository';

interface ActionContext {
  user: CurrentUser;
  today: string;
}

type Body = CallInput<'POST /seasons'>['body'];

const duplicateNameError = { path: 'name', message: 'Ya hay una temporada con este nombre.' };
const seasonUniqueErrors = { seasons_name_key: duplicateNameError, seasons_folded_name: duplicateNameError };

/** Sales are last, because a date may follow. */
const seasonWindows = [
  ['isVoucherOpen', 'DKbonos'],
  ['isOpen', 'ventas'],
] as const;

/** T-02: a season opened before its first day sells from that day on; the notification then names the date. */
const describeOpeningDate = (key: (typeof seasonWindows)[number][0], after: Season, today: string): string =>
  key === 'isOpen' && after.isOpen && !isSeasonOpenForSales(after, today)
    ? ` desde el ${formatDate(after.startDate)}`
    : '';

/** Notifies all staff of the windows that a change opens or closes, in one notification. */
async function notifyWindowChanges(
  tx: Tx,
  { user, today }: ActionContext,
  before: Partial<Season>,
  after: Season,
): Promise<void> {
  const changed = seasonWindows.filter(([key]) => (before[key] ?? false) !== after[key]);
  const opened = changed.filter(([key]) => after[key]);
  const closed = changed.filter(([key]) => !after[key]);
  const closedNames = closed.map(([, label]) => label).join(' y ');
  const subject = { id: after.id, actorId: user.id };
  if (opened.length > 0) {
    const openedNames = opened.map(([key, label]) => `${label}${describeOpeningDate(key, after, today)}`).join(' y ');
    const note = closedNames && `Se cerró para ${closedNames}.`;
    await notify(tx, { ...subject, type: 'season.opened', values: { ventana: openedNames }, note });
  } else if (closedNames) await notify(tx, { ...subject, type: 'season.closed', values: { ventana: closedNames } });
}

/**
 * Creates a season.
 * @throws HttpError 409 for a name that exists
 */
export async function createSeason(tx: Tx, context: ActionContext, body: Body): Promise<Season> {
  const { user } = context;
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('seasons')
      .values({ ...toColumns(seasonFields, body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    seasonUniqueErrors,
  );
  const after = requireFound(await findSeason(tx, id));
  await notifyWindowChanges(tx, context, {}, after);
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'season', entityId: id, after });
  return after;
}

/**
 * Changes a season, which includes opening and closing it.
 * @throws HttpError 404 when there is none, 409 for another version or a name that exists
 */
export async function updateSeason(
  tx: Tx,
  context: ActionContext,
  id: string,
  { version, ...body }: CallInput<'PUT /seasons/{id}'>['body'],
): Promise<Season> {
  const { user } = context;
  await tx.selectFrom('seasons').select('id').where('id', '=', id).forUpdate().execute();
  const before = requireFound(await findSeason(tx, id));
  assertVersion(before, version);
  await mapUniqueViolation(
    tx
      .updateTable('seasons')
      .set({ ...toColumns(seasonFields, body), ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    seasonUniqueErrors,
  );
  const after = requireFound(await findSeason(tx, id));
  await notifyWindowChanges(tx, context, before, after);
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'season', entityId: id, before, after });
  return after;
}
