import type { ClientDetail } from '@surco/shared/contract';
import { clientActions, type ClientActions } from '@surco/shared/domain/people';
import type { ClientStatus } from '@surco/shared/domain/transitions';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure } from '../../http/failure';
import { tell } from '../notifications/tell';
import { sameVersion } from '../versioned';
import { changeClient, holdClient } from './service';

type Move = 'approve' | 'reject' | 'activate' | 'deactivate';

const to: Readonly<Record<Move, ClientStatus>> = {
  approve: 'ACTIVO',
  reject: 'RECHAZADO',
  activate: 'ACTIVO',
  deactivate: 'INACTIVO',
};

interface Asked {
  version?: number | undefined;
  reason?: string;
}

/** A customer's status moves as the table of domain.md §2 allows; anything else is a conflict. */
export async function moveClient(
  tx: Tx,
  user: CurrentUser,
  id: string,
  move: Move & keyof ClientActions,
  asked: Asked | null | undefined,
): Promise<ClientDetail> {
  const before = await holdClient(tx, user, id);
  sameVersion(before, asked?.version);
  if (!clientActions({ actor: user, client: before })[move]) throw new Failure('TRANSICION_INVALIDA');
  const change = { status: to[move], status_reason: asked?.reason ?? null };
  const after = await changeClient(tx, user, before, move.toUpperCase(), change);
  const about = { id, actorId: user.id };
  if (move === 'approve') await tell(tx, { ...about, type: 'client.approved' });
  if (move === 'reject') await tell(tx, { ...about, type: 'client.rejected', values: { motivo: asked?.reason ?? '' } });
  return after;
}
