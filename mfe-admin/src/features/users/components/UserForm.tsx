import { type Form, FormPage } from '@surco/shared/ui/form';
import type { UserFormValues } from '../model/formValues';
import { AccessFields } from './AccessFields';
import { PersonalDataFields } from './PersonalDataFields';

interface Props<S> {
  form: Form<UserFormValues, S>;
  canChangeRole: boolean;
  /** Why the e-mail is not changed here; undefined when it may be changed. */
  emailLockReason?: string | undefined;
  isNew: boolean;
  submitLabel: string;
  cancelTo: string;
}

/** personal data, role, and the distributor or zones of the role. */
export const UserForm = <S,>({ form, canChangeRole, emailLockReason, isNew, submitLabel, cancelTo }: Props<S>) => (
  <FormPage form={form} submitLabel={submitLabel} cancelTo={cancelTo}>
    <PersonalDataFields values={form.values} onChange={form.setValues} emailLockReason={emailLockReason} />
    <AccessFields values={form.values} onChange={form.setValues} canChangeRole={canChangeRole} isNew={isNew} />
  </FormPage>
);
