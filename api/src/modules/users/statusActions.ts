import { hostPaths, type UserDetail } from '@surco/shared/contract';
import { checkUserAction, type UserStatus, type UserStatusAction } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../core/db/transaction';
import type { Services } from '../services';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { revokeLinks } from '../../core/security/emailChangeTokens';
import { endUserSessions } from '../../core/security/sessions/sessionStore';
import { notify } from '../notifications';
import { assertVersion } from '../../core/http/assertVersion';
import { assertNotLastAdmin } from './validateUser';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { inviteUser } from './inviteUser';
import { applyUserChange, lockUser } from './service';

export const userStatusActions = [
  'approve',
  'reject',
  'activate',
  'deactivate',
  'reopen',
] as const satisfies readonly UserStatusAction[];

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
 * of the user; approval and rejection send a mail. The approval invites a user without a password.
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
  const denial = checkUserAction(action, { actor, user: before });
  if (denial) throw new HttpError(denial.code, { text: denial.message });
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
