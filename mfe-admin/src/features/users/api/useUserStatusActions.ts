import type { User, UserDetail } from '@surco/shared/contract';
import { getAllowedUserActions, type UserPermissions } from '@surco/shared/domain';
import { call, useActor } from '@surco/shared/platform';
import { type ConfirmQuestion, useConfirm } from '@surco/shared/ui/confirm';
import type { IconName } from '@surco/shared/ui/display';
import type { ReactNode } from 'react';
import { type InvitationAction, invitationActionTexts, listInvitationActions } from '../model/invitationActions';
import { type StatusAction, createStatusQuestion, STATUS_ACTIONS, statusActionTexts } from '../model/statusActions';
import { useUserCache } from '../hooks/useUserCache';
import { sendStatusAction } from './sendStatusAction';

/** An action that the signed-in user may take on a user now. */
export interface AvailableAction {
  key: StatusAction | InvitationAction;
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

/** T-04: invite, approve, reject, activate, deactivate and reopen a user. */
export function useUserStatusActions(): UserStatusActions {
  const actor = useActor();
  const { storeUser, refreshUsers } = useUserCache();
  const { confirm, dialog } = useConfirm();
  const getPermissions: UserStatusActions['getPermissions'] = (user) => getAllowedUserActions({ actor, user });

  const needsOtherApprover: UserStatusActions['needsOtherApprover'] = (user) => {
    const allowed = getPermissions(user);
    return user.status === 'PENDIENTE' && user.createdById === actor.id && allowed.edit && !allowed.approve;
  };

  const confirmAndRun = async (
    question: Omit<ConfirmQuestion, 'action'>,
    send: (reason: string) => Promise<UserDetail>,
  ): Promise<void> => {
    const action = async (reason: string): Promise<void> => {
      try {
        storeUser(await send(reason));
      } catch (error) {
        // The user may have changed meanwhile: load the current state.
        void refreshUsers();
        throw error;
      }
    };
    await confirm({ ...question, action });
  };

  const createInvitationAction = (key: InvitationAction, user: User): AvailableAction => {
    const { label, icon, danger, createQuestion } = invitationActionTexts[key];
    const { id, version } = user;
    const question = { ...createQuestion(user), confirmLabel: label(user) };
    const send = () => call(`POST /users/{id}/${key}`, { params: { id }, body: { version } });
    return { key, label: label(user), icon, danger, onSelect: () => void confirmAndRun(question, send) };
  };

  const getAvailableActions: UserStatusActions['getAvailableActions'] = (user) => {
    const allowed = getPermissions(user);
    const invitationActions = allowed.invite ? listInvitationActions(user) : [];
    const statusActions = STATUS_ACTIONS.filter((key) => allowed[key]).map((key): AvailableAction => {
      const { label, icon, danger } = statusActionTexts[key];
      const send = (reason: string) => sendStatusAction(key, user, reason);
      return { key, label, icon, danger, onSelect: () => void confirmAndRun(createStatusQuestion(key, user), send) };
    });
    return [...invitationActions.map((key) => createInvitationAction(key, user)), ...statusActions];
  };
  return { getPermissions, getAvailableActions, needsOtherApprover, dialog };
}
