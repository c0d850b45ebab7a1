import type { User, UserDetail } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { type UserActions, userActions } from '@surco/shared/domain/people';
import { call, notifySuccess } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { IconName } from '@surco/shared/ui/icon';
import type { ReactNode } from 'react';
import { useActor } from '../../../state/people';
import { type Move, moveQuestion, MOVES, moveWords } from '../model/moves';
import { useKeepUser } from './useKeepUser';

/** Something that may be decided about a user now. */
export interface Offer {
  key: Move;
  label: string;
  icon: IconName;
  danger?: boolean;
  run: () => void;
}

export interface Moving {
  /** What the person may do to this user now. */
  may: (user: User) => UserActions;
  offers: (user: User) => readonly Offer[];
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

function send(move: Move, { id, version }: User, reason: string): Promise<UserDetail> {
  const params = { id };
  return move === 'reject'
    ? call('POST /users/{id}/reject', { params, body: { reason, version } })
    : call(`POST /users/{id}/${move}`, { params, body: { version } });
}

/** T-04: approve, reject, activate, deactivate and reopen, from the lists and from the profile alike. */
export function useMoving(): Moving {
  const actor = useActor();
  const { keep, refresh } = useKeepUser();
  const { confirm, dialog } = useConfirm();
  const may: Moving['may'] = (user) => userActions({ actor, user });

  const run = async (move: Move, user: User): Promise<void> => {
    const action = async (reason: string): Promise<void> => {
      try {
        keep(await send(move, user, reason));
      } catch (error) {
        // Somebody decided meanwhile: the page shows how it stands now.
        void refresh();
        throw error;
      }
    };
    if (await confirm({ ...moveQuestion(move, user), action })) notifySuccess(moveWords[move].done(fullName(user)));
  };

  const offers: Moving['offers'] = (user) => {
    const allowed = may(user);
    return MOVES.filter((move) => allowed[move]).map((move) => {
      const { label, icon, danger } = moveWords[move];
      return { key: move, label, icon, danger, run: () => void run(move, user) };
    });
  };
  return { may, offers, dialog };
}
