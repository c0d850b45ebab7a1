import type { User } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import type { IconName } from '@surco/shared/ui/display';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import { invitationTexts as texts } from '../texts';

/** T-04: what can be done about the invitation of a user without a password. */
export type InvitationAction = 'invite' | 'revoke-invitation';

interface InvitationActionTexts {
  label: (user: User) => string;
  icon: IconName;
  danger?: true;
  createQuestion: (user: User) => Omit<ConfirmQuestion, 'action' | 'confirmLabel'>;
}

export const invitationActionTexts: Readonly<Record<InvitationAction, InvitationActionTexts>> = {
  invite: {
    label: ({ invitation }) => (invitation?.state === 'none' ? texts.invite : texts.resend),
    icon: 'mail',
    createQuestion: (user) => ({
      title: texts.inviteTitle(formatFullName(user)),
      text: texts.inviteText(user.email ?? ''),
      doneMessage: texts.inviteDone(formatFullName(user)),
    }),
  },
  'revoke-invitation': {
    label: () => texts.revoke,
    icon: 'close',
    danger: true,
    createQuestion: (user) => ({
      title: texts.revokeTitle(formatFullName(user)),
      text: texts.revokeText,
      danger: true,
      doneMessage: texts.revokeDone(formatFullName(user)),
    }),
  },
};

/** The invitation actions that a user allows; an expired or missing invitation cannot be revoked. */
export const listInvitationActions = ({ invitation }: User): readonly InvitationAction[] => {
  if (!invitation) return [];
  const isOpen = invitation.state !== 'none' && invitation.state !== 'expired';
  return isOpen ? ['invite', 'revoke-invitation'] : ['invite'];
};
