import type { UserDetail } from '@surco/shared/contract';
import { getAllowedUserActions, ownEmailMessage } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import { getUserPath } from '../../../paths';
import { useEditUserForm } from '../api/useUserForm';
import { formTexts as texts } from '../texts';
import { UserForm } from './UserForm';

/** the form of an existing user. */
export function EditUserForm({ user }: { user: UserDetail }) {
  const actor = useActor();
  const form = useEditUserForm(user);
  const { changeRole, changeEmail } = getAllowedUserActions({ actor, user: form.record ?? user });
  const emailLockReason = actor.id === user.id ? ownEmailMessage : texts.emailOfOther;
  return (
    <UserForm
      form={form}
      canChangeRole={changeRole}
      emailLockReason={changeEmail ? undefined : emailLockReason}
      isNew={false}
      submitLabel={texts.save}
      cancelTo={getUserPath(user.id)}
    />
  );
}
