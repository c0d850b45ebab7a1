import type { User } from '@surco/shared/contract';
import { ownProfileFields } from '@surco/shared/records/user';
import { FormPage, FormSection } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { useProfileForm } from '../api/useProfileForm';
import { texts } from '../texts';
import { ProfileConflictChoice } from './ProfileConflictChoice';

const FIELDS = [
  {
    name: 'firstName',
    label: ownProfileFields.firstName.label,
    required: true,
    autoComplete: 'given-name',
  },
  {
    name: 'lastName',
    label: ownProfileFields.lastName.label,
    required: true,
    autoComplete: 'family-name',
  },
  {
    name: 'phone',
    label: ownProfileFields.phone.label,
    required: false,
    autoComplete: 'tel',
    help: texts.phoneHelp,
    type: 'tel',
  },
] as const;

/** The fields of their own profile that users may change. */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { form, conflict } = useProfileForm(user, onSaved);
  const { values, bindField } = form;
  return (
    <FormPage form={form} submitLabel={texts.save}>
      {conflict && conflict.fields.length > 0 && (
        <ProfileConflictChoice
          conflict={conflict}
          values={values}
          onChoose={(name, value) => bindField(name).onChange(value)}
        />
      )}
      <FormSection title={texts.personalData} columns={2}>
        {FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...bindField(name)} />
        ))}
      </FormSection>
    </FormPage>
  );
}
