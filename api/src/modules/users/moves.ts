import type { UserDetail } from '@surco/shared/contract';
import { userActions } from '@surco/shared/domain/people';
import type { UserStatus } from '@surco/shared/domain/transitions';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure } from '../../http/failure';
import { endSessionsOf } from '../../plugins/session/store';
import { tell } from '../notifications/tell';
import { sameVersion } from '../versioned';
import { keepAnAdministrator } from './checks';
import { changeUser, holdUser } from './service';

export const userMoveNames = ['approve', 'reject', 'activate', 'deactivate', 'reopen'] as const;
type Move = (typeof userMoveNames)[number];

const to: Readonly<Record<Move, UserStatus>> = {
  approve: 'ACTIVO',
  reject: 'RECHAZADO',
  activate: 'ACTIVO',
  deactivate: 'INACTIVO',
  reopen: 'PENDIENTE',
};

interface Asked {
  version?: number | undefined;
  reason?: string;
}

/**
 * T-04: a user's status moves as the table of domain.md §2 allows. Whoever is deactivated is signed out everywhere;
 * whoever is approved or rejected is told by mail.
 * @param enlace where to enter, for that mail
 */
export async function moveUser(
  tx: Tx,
  actor: CurrentUser,
  id: string,
  move: Move,
  asked: Asked | null | undefined,
  enlace: string,
): Promise<UserDetail> {
  const before = await holdUser(tx, actor, id);
  sameVersion(before, asked?.version);
  if (move === 'deactivate' && id === actor.id)
    throw new Failure('TRANSICION_INVALIDA', { text: 'Nadie se desactiva a sí mismo. Pídalo a otro administrador.' });
  if (!userActions({ actor, user: before })[move]) throw refusal(actor, before);
  if (move === 'deactivate') await keepAnAdministrator(tx, before);
  return changeUser(
    tx,
    actor,
    before,
    move.toUpperCase(),
    { status: to[move], status_reason: asked?.reason ?? null },
    async () => {
      if (move === 'deactivate') await endSessionsOf(tx, id);
      const about = { id, actorId: actor.id };
      if (move === 'approve') await tell(tx, { ...about, type: 'user.approved', values: { enlace } });
      if (move === 'reject')
        await tell(tx, { ...about, type: 'user.rejected', values: { motivo: asked?.reason ?? '' } });
    },
  );
}

/** Above one's own role it is a matter of permission, else of the status. */
const refusal = (actor: CurrentUser, user: UserDetail): Failure =>
  userActions({ actor, user }).edit
    ? new Failure('TRANSICION_INVALIDA')
    : new Failure('PERMISO_DENEGADO', { text: 'No es posible decidir sobre alguien de rol superior.' });
