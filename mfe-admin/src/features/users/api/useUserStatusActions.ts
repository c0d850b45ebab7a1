import type { User } from '@surco/shared/contract';
import { getAllowedUserActions, type UserPermissions } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { IconName } from '@surco/shared/ui/display';
import type { ReactNode } from 'react';
import { type StatusAction, createStatusQuestion, STATUS_ACTIONS, statusActionTexts } from '../model/statusActions';
import { useUserCache } from '../hooks/useUserCache';
import { sendStatusAction } from './sendStatusAction';

/** An action that the signed-in user may take on a user now. */
export interface AvailableAction {
  key: StatusAction;
  label: string;
  icon: IconName;
  danger?: boolean;
  onSelect: () => void;
}

export interface UserStatusActions {
  /** What the signed-in user may do with this user. */
  getPermissions: (user: User) => UserPermissions;
  getAvailableActions: (user: User) => readonly AvailableAction[];
  /** Whether the signed-in user may edit, but not approve this pending user, because they created it. */
  needsOtherApprover: (user: User) => boolean;
  /** The confirmation dialog; the caller must render it. */
  dialog: ReactNode;
}

/** T-04: approve, reject, activate, deactivate and reopen a user. */
export function useUserStatusActions(): UserStatusActions {
  const actor = useActor();
  const { storeUser, refreshUsers } = useUserCache();
  const { confirm, dialog } = useConfirm();
  const getPermissions: UserStatusActions['getPermissions'] = (user) => getAllowedUserActions({ actor, user });

  const needsOtherApprover: UserStatusActions['needsOtherApprover'] = (user) => {
    const allowed = getPermissions(user);
    return user.status === 'PENDIENTE' && user.createdById === actor.id && allowed.edit && !allowed.approve;
  };

  const confirmAndRun = async (statusAction: StatusAction, user: User): Promise<void> => {
    const action = async (reason: string): Promise<void> => {
      try {
        storeUser(await sendStatusAction(statusAction, user, reason));
      } catch (error) {
        // The user may have changed meanwhile: load the current state.
        void refreshUsers();
        throw error;
      }
    };
    await confirm({ ...createStatusQuestion(statusAction, user), action });
  };

  const getAvailableActions: UserStatusActions['getAvailableActions'] = (user) => {
    const allowed = getPermissions(user);
    return STATUS_ACTIONS.filter((statusAction) => allowed[statusAction]).map((statusAction) => {
      const { label, icon, danger } = statusActionTexts[statusAction];
      return { key: statusAction, label, icon, danger, onSelect: () => void confirmAndRun(statusAction, user) };
    });
  };
  return { getPermissions, getAvailableActions, needsOtherApprover, dialog };
}
