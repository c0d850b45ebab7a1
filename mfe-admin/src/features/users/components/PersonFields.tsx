import { formatPhone } from '@surco/shared/domain/phone';
import { FormSection } from '@surco/shared/ui/form-page';
import { TextField } from '@surco/shared/ui/text-field';
import type { TextField as FieldName, UserDraft } from '../model/draft';
import { formTexts as texts } from '../texts';

interface Props {
  draft: UserDraft;
  onChange: (change: Partial<UserDraft>) => void;
}

const FIELDS: readonly { name: FieldName; type: string; help?: string }[] = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel', help: texts.phoneHelp },
];

/** A farmer needs no mail, and nobody else a telephone; which it is shows once the role is chosen. */
const isRequired = (name: FieldName, role: UserDraft['role']): boolean => {
  if (name === 'phone') return role === 'Farmer';
  return name !== 'email' || (role !== null && role !== 'Farmer');
};

/** Who it is and how to reach it. */
export const PersonFields = ({ draft, onChange }: Props) => (
  <FormSection title={texts.person} columns={2}>
    {FIELDS.map(({ name, ...about }) => (
      <TextField
        key={name}
        {...about}
        name={name}
        label={texts[name]}
        required={isRequired(name, draft.role)}
        value={draft[name]}
        onChange={(value) => onChange({ [name]: value })}
        {...(name === 'phone' && { onBlur: () => onChange({ phone: formatPhone(draft.phone) }) })}
      />
    ))}
  </FormSection>
);
