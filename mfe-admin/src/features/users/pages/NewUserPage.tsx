import { useState } from 'react';
import { USERS_PATH } from '../../../state/paths';
import { useCreateUser } from '../api/useSaveUser';
import { UserForm } from '../components/UserForm';
import { NO_USER } from '../model/draft';
import { formTexts as texts } from '../texts';

/** a new user; it is mailed a link to choose its password and waits for approval. */
export default function NewUserPage() {
  const [draft, setDraft] = useState(NO_USER);
  const create = useCreateUser();
  return (
    <UserForm
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      base={NO_USER}
      mayChangeRole
      invites
      onSubmit={() => create(draft)}
      submitLabel={texts.create}
      cancelTo={USERS_PATH}
    />
  );
}
