import type { UserDetail } from '@surco/shared/contract';
import { userActions } from '@surco/shared/domain/people';
import { useState } from 'react';
import { useActor } from '../../../state/people';
import { userPath } from '../../../state/paths';
import { useUpdateUser } from '../api/useSaveUser';
import { draftOf } from '../model/draft';
import { formTexts as texts } from '../texts';
import { UserForm } from './UserForm';

/** the form of a user that is there. */
export function EditUser({ user }: { user: UserDetail }) {
  const actor = useActor();
  const [base, setBase] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user));
  const restart = (stored: UserDetail): void => {
    setBase(stored);
    setDraft(draftOf(stored));
  };
  const { save, dialog } = useUpdateUser(base, restart);
  return (
    <UserForm
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      base={draftOf(base)}
      mayChangeRole={userActions({ actor, user: base }).changeRole}
      invites={false}
      onSubmit={() => save(draft)}
      submitLabel={texts.save}
      cancelTo={userPath(user.id)}
      dialog={dialog}
    />
  );
}
