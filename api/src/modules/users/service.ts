import type { CallInput, UserDetail } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { roleNeeds, userActions } from '@surco/shared/domain/people';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { NewRow } from '../../db/types';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure, found, refuse } from '../../http/failure';
import type { Services } from '../../http/services';
import { once } from '../../http/once';
import { audit } from '../documents/audit';
import type { Letter } from '../messages/mails';
import { issueReset, resetMinutes } from '../password/resets';
import { sameVersion } from '../versioned';
import { tell } from '../notifications/tell';
import { unlessTaken } from '../taken';
import { handOver, ofConsultant } from '../vouchers/handOver';
import { keepAnAdministrator, takenOfUser, userProblems } from './checks';
import { findUser } from './repository';

type Body = CallInput<'POST /users'>['body'];

const columnsOf = (body: Body) => ({
  first_name: body.firstName,
  last_name: body.lastName,
  email: body.email,
  phone: body.phone,
  role: body.role,
  distributor_id: roleNeeds(body.role).distributor ? (body.distributorId ?? null) : null,
});

async function setZones(tx: Tx, userId: string, body: Body): Promise<void> {
  await tx.deleteFrom('user_zones').where('user_id', '=', userId).execute();
  const zoneIds = roleNeeds(body.role).zones ? [...new Set(body.zoneIds)] : [];
  if (zoneIds.length === 0) return;
  const rows = zoneIds.map((zone_id) => ({ user_id: userId, zone_id }));
  await tx.insertInto('user_zones').values(rows).execute();
}

/** The mail that lets a new user choose its password. A farmer has none: it enters by its client key. */
async function invitation({ settings }: Services, tx: Tx, user: UserDetail): Promise<Letter | null> {
  const { id, email, firstName, role } = user;
  if (!email || role === 'Farmer') return null;
  const values = {
    nombre: firstName,
    rol: roleLabels[role],
    enlace: `${settings.publicUrl}/new-password?token=${await issueReset(tx, id)}`,
    minutos: String(resetMinutes),
  };
  return { to: email, key: 'user.invited', values };
}

async function insert(tx: Tx, actor: CurrentUser, body: Body): Promise<UserDetail> {
  refuse(await userProblems(tx, actor, body));
  const { id } = await unlessTaken(
    tx
      .insertInto('users')
      .values({ ...columnsOf(body), status: 'PENDIENTE', created_by: actor.id, updated_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    takenOfUser,
  );
  await setZones(tx, id, body);
  const after = found(await findUser(tx, actor, id));
  await audit(tx, actor, { action: 'CREATE', entity: 'user', entityId: id, after });
  await tell(tx, { type: 'user.pending', id, actorId: actor.id });
  return after;
}

/** A new user waits for approval (T-04); the invitation leaves when the user is there for sure, and once. */
export async function createUser(
  services: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  body: Body,
): Promise<UserDetail> {
  let letter: Letter | null = null;
  const user = await once(services.db, request, async (tx) => {
    const made = await insert(tx, actor, body);
    letter = await invitation(services, tx, made);
    return made;
  });
  if (letter) services.post.send(letter);
  return user;
}

/** The user, held until the write is done. */
export async function holdUser(tx: Tx, actor: CurrentUser, id: string): Promise<UserDetail> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  return found(await findUser(tx, actor, id));
}

/** Writes a change of one user with its next version and its trace; answers it as it is then. */
export async function changeUser(
  tx: Tx,
  actor: CurrentUser,
  before: UserDetail,
  action: string,
  change: Partial<NewRow<'users'>>,
  more: () => Promise<void> = async () => {},
): Promise<UserDetail> {
  await unlessTaken(
    tx
      .updateTable('users')
      .set({ ...change, version: sql`version + 1`, updated_at: sql`now()`, updated_by: actor.id })
      .where('id', '=', before.id)
      .execute(),
    takenOfUser,
  );
  await more();
  await handOver(tx, actor, ofConsultant(before.id));
  const after = found(await findUser(tx, actor, before.id));
  await audit(tx, actor, { action, entity: 'user', entityId: before.id, before, after });
  return after;
}

export async function updateUser(
  tx: Tx,
  actor: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /users/{id}'>['body'],
): Promise<UserDetail> {
  const before = await holdUser(tx, actor, id);
  sameVersion(before, version);
  const may = userActions({ actor, user: before });
  if (!may.edit) throw new Failure('PERMISO_DENEGADO', { text: 'No es posible modificar a alguien de rol superior.' });
  if (body.role !== before.role) {
    if (!may.changeRole) refuse([{ path: 'role', message: 'Nadie cambia su propio rol.' }]);
    await keepAnAdministrator(tx, before);
  }
  refuse(await userProblems(tx, actor, body, before));
  // A client key forces the farmer's role, so it does not outlive it.
  const noKey = body.role === 'Farmer' ? {} : { client_key_hash: null, client_key_hint: null };
  return changeUser(tx, actor, before, 'UPDATE', { ...columnsOf(body), ...noKey }, () => setZones(tx, id, body));
}
