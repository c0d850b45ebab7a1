import type { CallInput, Season } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import { isOpenForSales } from '@surco/shared/domain/seasons';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found } from '../../http/failure';
import { audit } from '../documents/audit';
import { tell } from '../notifications/tell';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { findSeason } from './repository';

interface Acting {
  user: CurrentUser;
  today: string;
}

type Body = CallInput<'POST /seasons'>['body'];

const sameName = { path: 'name', message: 'Ya hay una temporada con este nombre.' };
const taken = { seasons_name_key: sameName, seasons_folded_name: sameName };

const columnsOf = (body: Body) => ({
  name: body.name,
  start_date: body.startDate,
  end_date: body.endDate,
  is_open: body.isOpen,
  is_voucher_open: body.isVoucherOpen,
});

const windows = [
  ['isOpen', 'ventas'],
  ['isVoucherOpen', 'DKbonos'],
] as const;

/** T-02: a season that is opened before it begins sells from its first day on, and is told so. */
const saysFrom = (name: (typeof windows)[number][0], after: Season, today: string): string =>
  name === 'isOpen' && after.isOpen && !isOpenForSales(after, today) ? ` desde el ${formatDate(after.startDate)}` : '';

/** Tells all staff of each window that opens or closes. */
async function tellWindows(tx: Tx, { user, today }: Acting, before: Partial<Season>, after: Season): Promise<void> {
  for (const [name, words] of windows) {
    if ((before[name] ?? false) === after[name]) continue;
    const type = after[name] ? 'season.opened' : 'season.closed';
    const values = { ventana: `${words}${saysFrom(name, after, today)}` };
    await tell(tx, { type, id: after.id, actorId: user.id, values });
  }
}

export async function createSeason(tx: Tx, acting: Acting, body: Body): Promise<Season> {
  const { user } = acting;
  const { id } = await unlessTaken(
    tx
      .insertInto('seasons')
      .values({ ...columnsOf(body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    taken,
  );
  const after = found(await findSeason(tx, id));
  await tellWindows(tx, acting, {}, after);
  await audit(tx, user, { action: 'CREATE', entity: 'season', entityId: id, after });
  return after;
}

/** A change of one season; opening or closing one is a change like any other. */
export async function updateSeason(
  tx: Tx,
  acting: Acting,
  id: string,
  { version, ...body }: CallInput<'PUT /seasons/{id}'>['body'],
): Promise<Season> {
  const { user } = acting;
  await tx.selectFrom('seasons').select('id').where('id', '=', id).forUpdate().execute();
  const before = found(await findSeason(tx, id));
  sameVersion(before, version);
  await unlessTaken(
    tx
      .updateTable('seasons')
      .set({ ...columnsOf(body), version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    taken,
  );
  const after = found(await findSeason(tx, id));
  await tellWindows(tx, acting, before, after);
  await audit(tx, user, { action: 'UPDATE', entity: 'season', entityId: id, before, after });
  return after;
}
