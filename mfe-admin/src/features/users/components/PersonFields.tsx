import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { Input } from 'antd';
import type { TextField, UserDraft } from '../model/draft';
import { formTexts as texts } from '../texts';

interface Props {
  draft: UserDraft;
  onChange: (change: Partial<UserDraft>) => void;
}

const FIELDS: readonly { name: TextField; type: string; help?: string }[] = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel', help: texts.phoneHelp },
];

/** A farmer needs no mail, and nobody else a telephone. */
const isRequired = (name: TextField, role: UserDraft['role']): boolean =>
  name === 'phone' ? role === 'Farmer' : name !== 'email' || role !== 'Farmer';

/** Who it is and how to reach it. */
export const PersonFields = ({ draft, onChange }: Props) => (
  <FormSection title={texts.person} columns={2}>
    {FIELDS.map(({ name, type, help }) => (
      <Field key={name} name={name} label={texts[name]} help={help} required={isRequired(name, draft.role)}>
        {(wired, invalid) => (
          <Input
            {...wired}
            type={type}
            autoComplete="off"
            status={invalid ? 'error' : undefined}
            value={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )}
      </Field>
    ))}
  </FormSection>
);
