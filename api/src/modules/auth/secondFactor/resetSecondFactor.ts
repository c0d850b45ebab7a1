import type { UserDetail } from '@surco/shared/contract';
import { getAllowedUserActions } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { withTransaction } from '../../../core/db/transaction';
import { assertVersion } from '../../../core/http/assertVersion';
import type { CurrentUser } from '../../../core/http/currentUser';
import { HttpError } from '../../../core/http/httpError';
import { readRequestOrigin } from '../../../core/http/readRequestOrigin';
import { endUserSessions } from '../../../core/security/sessions/sessionStore';
import type { Services } from '../../services';
import { applyUserChange, lockUser } from '../../users';
import { deleteSecondFactor } from './manageSecondFactor';
import { mailSecondFactorChange } from './secondFactorChange';

/**
 * Removes the second factor of another user, for example after the loss of a phone, and ends their sessions. If the
 * role needs a second factor, the user sets up a new one at the next sign-in with the password.
 * @throws HttpError 404 outside the actor's scope, 403 when the actor does not manage the account or it is their own,
 * 409 when there is no second factor or the version is stale
 */
export async function resetSecondFactor(
  services: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  id: string,
  version: number | undefined,
): Promise<UserDetail> {
  return withTransaction(services.db, async (tx) => {
    const before = await lockUser(tx, actor, id);
    assertVersion(before, version);
    if (!getAllowedUserActions({ actor, user: before }).resetSecondFactor)
      throw new HttpError('PERMISO_DENEGADO', {
        text: 'No es posible quitar la verificación en dos pasos de esta persona.',
      });
    if (!before.hasSecondFactor)
      throw new HttpError('TRANSICION_INVALIDA', {
        text: 'Esta persona no tiene la verificación en dos pasos activa.',
      });
    const audit = { actions: ['SECOND_FACTOR_RESET'], origin: readRequestOrigin(request) };
    return applyUserChange(tx, actor, before, audit, {}, async () => {
      await deleteSecondFactor(tx, id);
      await endUserSessions(tx, id);
      const { firstName: first_name, email } = before;
      await mailSecondFactorChange(services, tx, { first_name, email }, 'SECOND_FACTOR_RESET');
    });
  });
}
