import { FormPage } from '@surco/shared/ui/form-page';
import type { ReactNode } from 'react';
import { problemsOf, sameDraft, type UserDraft } from '../model/draft';
import { AccessFields } from './AccessFields';
import { PersonFields } from './PersonFields';

interface Props {
  draft: UserDraft;
  onChange: (change: Partial<UserDraft>) => void;
  /** What it began with: leaving asks when something differs. */
  base: UserDraft;
  mayChangeRole: boolean;
  invites: boolean;
  onSubmit: () => Promise<string | undefined>;
  submitLabel: string;
  cancelTo: string;
  dialog?: ReactNode;
}

/** a user's data, role and scope. */
export const UserForm = ({ draft, onChange, base, mayChangeRole, invites, dialog, ...form }: Props) => (
  <>
    <FormPage {...form} validate={() => problemsOf(draft)} unsaved={!sameDraft(draft, base)}>
      <PersonFields draft={draft} onChange={onChange} />
      <AccessFields draft={draft} onChange={onChange} mayChangeRole={mayChangeRole} invites={invites} />
    </FormPage>
    {dialog}
  </>
);
