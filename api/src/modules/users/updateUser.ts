import type { CallInput, FieldError, UserDetail } from '@surco/shared/contract';
import { getAllowedUserActions, ownEmailMessage, ownRoleMessage } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { assertNoFieldErrors } from '../../core/http/httpError';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import type { Services } from '../services';
import { createUnmanagedAccountError } from './createUnmanagedAccountError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { inviteUser } from './inviteUser';
import { secureEmailChange } from './secureEmailChange';
import { applyUserChange, lockUser, replaceUserZones, toUserColumns, type UserBody } from './service';
import { assertNotLastAdmin, validateUser } from './validateUser';

/** A change of role or e-mail that the actor may not make. */
function listForbiddenFields(actor: CurrentUser, before: UserDetail, body: UserBody): FieldError[] {
  const may = getAllowedUserActions({ actor, user: before });
  const isSelf = actor.id === before.id;
  const errors: FieldError[] = [];
  if (body.role !== before.role && !may.changeRole) errors.push({ path: 'role', message: ownRoleMessage });
  if (body.email !== before.email && !may.changeEmail)
    errors.push({
      path: 'email',
      message: isSelf ? ownEmailMessage : 'Solo un administrador cambia el correo de otra persona. Pídaselo.',
    });
  return errors;
}

/** The actions of the audit log: a change of role or e-mail has its own action. */
function listAuditActions(before: UserDetail, body: UserBody): readonly string[] {
  const special = [...(body.email === before.email ? [] : ['EMAIL']), ...(body.role === before.role ? [] : ['ROLE'])];
  return special.length > 0 ? special : ['UPDATE'];
}

async function writeUserUpdate(
  tx: Tx,
  request: FastifyRequest,
  actor: CurrentUser,
  before: UserDetail,
  { version, ...body }: CallInput<'PUT /users/{id}'>['body'],
): Promise<UserDetail> {
  assertVersion(before, version);
  if (!getAllowedUserActions({ actor, user: before }).edit) throw createUnmanagedAccountError();
  assertNoFieldErrors(listForbiddenFields(actor, before, body));
  if (body.role !== before.role) await assertNotLastAdmin(tx, before);
  assertNoFieldErrors(await validateUser(tx, actor, body, before));
  // `toCurrentUser` treats every user with a client key as a farmer, so any other role deletes the key.
  const noKey = body.role === 'Farmer' ? {} : { client_key_hash: null, client_key_hint: null };
  const change = { ...toUserColumns(body), ...noKey };
  const audit = { actions: listAuditActions(before, body), origin: readRequestOrigin(request) };
  return applyUserChange(tx, actor, before, audit, change, async () => {
    await replaceUserZones(tx, before.id, body);
    if (body.email !== before.email) await secureEmailChange(tx, before);
  });
}

/** Changes a user. A user who waits for approval is invited again when their address changes. */
export const updateUser = (
  services: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  id: string,
  body: CallInput<'PUT /users/{id}'>['body'],
): Promise<UserDetail> =>
  withIdempotency(services.db, request, async (tx) => {
    const before = await lockUser(tx, actor, id);
    const after = await writeUserUpdate(tx, request, actor, before, body);
    if (after.status === 'PENDIENTE' && after.email !== before.email) await inviteUser(services, tx, id);
    return after;
  });
