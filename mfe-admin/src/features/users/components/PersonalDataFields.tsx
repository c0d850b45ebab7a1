import { formatPhone } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { personFields } from '@surco/shared/records/user';
import type { UserFormValues } from '../model/formValues';
import { formTexts as texts } from '../texts';

interface Props {
  values: UserFormValues;
  onChange: (change: Partial<UserFormValues>) => void;
  /** Why the e-mail is not changed here; undefined when it may be changed. */
  emailLockReason?: string | undefined;
}

const FIELDS: readonly { name: keyof typeof personFields; type: string; help?: string }[] = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel', help: texts.phoneHelp },
];

/** Farmers need a phone and no e-mail; all other roles need an e-mail and no phone. */
const isRequired = (name: keyof typeof personFields, role: UserFormValues['role']): boolean => {
  if (name === 'phone') return role === 'Farmer';
  return name !== 'email' || (role !== null && role !== 'Farmer');
};

/** Name, e-mail and phone. */
export const PersonalDataFields = ({ values, onChange, emailLockReason }: Props) => (
  <FormSection title={texts.person} columns={2}>
    {FIELDS.map(({ name, ...control }) => (
      <TextField
        key={name}
        {...control}
        name={name}
        label={personFields[name].label}
        required={isRequired(name, values.role)}
        value={values[name]}
        onChange={(value) => onChange({ [name]: value })}
        {...(name === 'email' && emailLockReason && { disabled: true, help: emailLockReason })}
        {...(name === 'phone' && { onBlur: () => onChange({ phone: formatPhone(values.phone) }) })}
      />
    ))}
  </FormSection>
);
