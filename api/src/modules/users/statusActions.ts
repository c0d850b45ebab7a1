import { hostPaths, type UserDetail } from '@surco/shared/contract';
import { getAllowedUserActions, type UserStatus } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../core/db/transaction';
import type { Services } from '../services';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { revokeLinks } from '../../core/security/emailChangeTokens';
import { endUserSessions } from '../../core/security/sessions/sessionStore';
import { notify } from '../notifications';
import { assertVersion } from '../../core/http/assertVersion';
import { createUnmanagedAccountError } from './createUnmanagedAccountError';
import { assertNotLastAdmin } from './validateUser';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { inviteUser } from './inviteUser';
import { applyUserChange, lockUser } from './service';

export const userStatusActions = ['approve', 'reject', 'activate', 'deactivate', 'reopen'] as const;
type UserStatusAction = (typeof userStatusActions)[number];

const targetStatus: Readonly<Record<UserStatusAction, UserStatus>> = {
  approve: 'ACTIVO',
  reject: 'RECHAZADO',
  activate: 'ACTIVO',
  deactivate: 'INACTIVO',
  reopen: 'PENDIENTE',
};

interface StatusActionOptions {
  version?: number | undefined;
  reason?: string;
}

/**
 * T-04: changes a user's status as the table `userStatusTransitions` allows. Deactivation ends every session and link
 * of the user; approval and rejection send a mail. A user without a password is invited again at the approval, because
 * the link of the first invitation expires soon.
 */
export const changeUserStatus = (
  services: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  id: string,
  action: UserStatusAction,
  options: StatusActionOptions | null | undefined,
): Promise<UserDetail> =>
  withIdempotency(services.db, request, async (tx) => {
    const isInvited = action === 'approve' && (await inviteUser(services, tx, id));
    const link = `${services.settings.publicUrl}${hostPaths.login}`;
    return writeStatusChange(tx, actor, id, action, options, isInvited ? null : link);
  });

/** @param link address of the sign-in page, for the mail of an approval; null when an invitation takes its place */
async function writeStatusChange(
  tx: Tx,
  actor: CurrentUser,
  id: string,
  action: UserStatusAction,
  options: StatusActionOptions | null | undefined,
  link: string | null,
): Promise<UserDetail> {
  const before = await lockUser(tx, actor, id);
  assertVersion(before, options?.version);
  if (action === 'deactivate' && id === actor.id)
    throw new HttpError('TRANSICION_INVALIDA', { text: 'Nadie se desactiva a sí mismo. Pídalo a otro administrador.' });
  if (!getAllowedUserActions({ actor, user: before })[action]) throw createRefusal(actor, before, action);
  if (action === 'deactivate') await assertNotLastAdmin(tx, before);
  return applyUserChange(
    tx,
    actor,
    before,
    { actions: [action.toUpperCase()] },
    { status: targetStatus[action], status_reason: options?.reason ?? null },
    async () => {
      if (action === 'deactivate') {
        await endUserSessions(tx, id);
        await revokeLinks(tx, id);
      }
      const about = { id, actorId: actor.id };
      if (action === 'approve' && link !== null)
        await notify(tx, { ...about, type: 'user.approved', values: { enlace: link } });
      if (action === 'reject')
        await notify(tx, { ...about, type: 'user.rejected', values: { motivo: options?.reason ?? '' } });
    },
  );
}

/**
 * The error for an action that is not allowed: by the rank or the zones of the account, by its status, or because the
 * actor created it.
 */
function createRefusal(actor: CurrentUser, user: UserDetail, action: UserStatusAction): HttpError {
  if (!getAllowedUserActions({ actor, user }).edit) return createUnmanagedAccountError();
  const isOwnCreation = user.createdById === actor.id && user.status === 'PENDIENTE' && action === 'approve';
  return isOwnCreation
    ? new HttpError('PERMISO_DENEGADO', {
        text: 'Usted dio de alta esta cuenta, así que la aprueba otra persona. Pídalo a un administrador.',
      })
    : new HttpError('TRANSICION_INVALIDA');
}
