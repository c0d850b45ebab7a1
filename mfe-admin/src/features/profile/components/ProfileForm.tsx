import type { User } from '@surco/shared/contract';
import { Field } from '@surco/shared/ui/field';
import { FormPage, FormSection } from '@surco/shared/ui/form-page';
import { Input } from 'antd';
import { useProfile } from '../model/useProfile';
import { texts } from '../texts';
import { ConflictChoice } from './ConflictChoice';

const FIELDS = [
  {
    name: 'firstName',
    label: texts.firstName,
    required: true,
    autoComplete: 'given-name',
    help: undefined,
    type: 'text',
  },
  {
    name: 'lastName',
    label: texts.lastName,
    required: true,
    autoComplete: 'family-name',
    help: undefined,
    type: 'text',
  },
  { name: 'phone', label: texts.phone, required: false, autoComplete: 'tel', help: texts.phoneHelp, type: 'tel' },
] as const;

/** What a person may change of itself. */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { draft, conflict, unsaved, change, validate, save } = useProfile(user, onSaved);
  return (
    <FormPage validate={validate} onSubmit={save} submitLabel={texts.save} unsaved={unsaved}>
      {conflict && conflict.fields.length > 0 && (
        <ConflictChoice conflict={conflict} chosen={draft} onChoose={change} />
      )}
      <FormSection title={texts.own} columns={2}>
        {FIELDS.map(({ name, label, required, autoComplete, help, type }) => (
          <Field key={name} name={name} label={label} required={required} help={help}>
            {(wired, invalid) => (
              <Input
                {...wired}
                type={type}
                autoComplete={autoComplete}
                status={invalid ? 'error' : undefined}
                value={draft[name]}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
      </FormSection>
    </FormPage>
  );
}
