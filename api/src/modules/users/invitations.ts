import type { UserDetail } from '@surco/shared/contract';
import { getAllowedUserActions } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { revokeLinks } from '../../core/security/emailChangeTokens';
import type { Services } from '../services';
import { createUnmanagedAccountError } from './createUnmanagedAccountError';
import { inviteUser } from './inviteUser';
import { applyUserChange, lockUser } from './service';

/**
 * @returns the user, who waits to choose a password
 * @throws HttpError 404 outside the actor's scope, 403 when the actor does not manage the account, 409 when it needs no
 * invitation or the version is stale
 */
async function lockInvitedUser(tx: Tx, actor: CurrentUser, id: string, version: number | undefined) {
  const before = await lockUser(tx, actor, id);
  assertVersion(before, version);
  const may = getAllowedUserActions({ actor, user: before });
  if (!may.edit) throw createUnmanagedAccountError();
  if (!may.invite || !before.invitation)
    throw new HttpError('TRANSICION_INVALIDA', { text: 'Esta persona no necesita una invitación.' });
  return before;
}

/** T-04: sends the invitation again. Its link, and every earlier one, stops working when the mail is sent. */
export const resendInvitation = (
  services: Services,
  request: FastifyRequest,
  actor: CurrentUser,
  id: string,
  version: number | undefined,
): Promise<UserDetail> =>
  withIdempotency(services.db, request, async (tx) => {
    const before = await lockInvitedUser(tx, actor, id, version);
    const audit = { actions: ['INVITATION'], origin: readRequestOrigin(request) };
    return applyUserChange(tx, actor, before, audit, {}, async () => {
      await revokeLinks(tx, id);
      await inviteUser(services, tx, id);
    });
  });

/** T-04: the link of the invitation stops working at once, also one whose mail waits. */
export const revokeInvitation = (
  { db }: Pick<Services, 'db'>,
  request: FastifyRequest,
  actor: CurrentUser,
  id: string,
  version: number | undefined,
): Promise<UserDetail> =>
  withIdempotency(db, request, async (tx) => {
    const before = await lockInvitedUser(tx, actor, id, version);
    if (before.invitation?.state === 'none')
      throw new HttpError('TRANSICION_INVALIDA', { text: 'Esta persona no tiene una invitación.' });
    const audit = { actions: ['INVITATION_REVOKED'], origin: readRequestOrigin(request) };
    return applyUserChange(tx, actor, before, audit, {}, () => revokeLinks(tx, id));
  });
