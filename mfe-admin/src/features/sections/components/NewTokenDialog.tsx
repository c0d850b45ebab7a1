import { call, refresh } from '@surco/shared/platform';
import type { FieldError } from '@surco/shared/contract';
import { FormDialog } from '@surco/shared/ui/dialog';
import { Field } from '@surco/shared/ui/fields';
import { FormSection, useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { SearchSelect } from '@surco/shared/ui/select';
import { missingSectionsMessage, missingTeamMessage, sectionNamePattern, textLength } from '@surco/shared/domain';
import { tokenTexts as texts } from '../texts';

interface Props {
  knownSections: readonly string[];
  /** Receives the token, which the API returns only once; the caller must show it. */
  onCreated: (token: string) => void;
  onClose: () => void;
}

interface TokenFormValues {
  team: string;
  sections: string[];
}

const isSectionName = (name: string): boolean => sectionNamePattern.test(name);

function validateToken({ team, sections }: TokenFormValues): FieldError[] {
  const sectionsMessage = sections.length === 0 ? missingSectionsMessage : texts.namesInvalid;
  return [
    ...(team.trim() ? [] : [{ path: 'team', message: missingTeamMessage }]),
    ...(sections.length > 0 && sections.every(isSectionName) ? [] : [{ path: 'sections', message: sectionsMessage }]),
  ];
}

/** Names a team and its sections, and creates the token. */
export function NewTokenDialog({ knownSections, onCreated, onClose }: Props) {
  const form = useForm({
    toFormValues: (): TokenFormValues => ({ team: '', sections: [] }),
    validate: validateToken,
    send: (values) => call('POST /registry/tokens', { body: values }),
    onSent: ({ token }) => {
      onCreated(token);
      void refresh('GET /registry/tokens');
      onClose();
    },
  });
  const { value, onChange } = form.bindField('sections');
  return (
    <FormDialog title={texts.createTitle} form={form} submitLabel={texts.submit} onClose={onClose}>
      <FormSection>
        <TextField {...form.bindField('team')} label={texts.team} maxLength={textLength.teamName} required />
        <Field name="sections" label={texts.names} help={texts.namesHelp} required>
          {(controlProps, invalid) => (
            <SearchSelect<string[]>
              {...controlProps}
              invalid={invalid}
              mode="tags"
              // Below it, the list would cover the help and the button.
              placement="topLeft"
              tokenSeparators={[',', ' ']}
              value={value}
              onChange={onChange}
              options={knownSections.map((name) => ({ value: name, label: name }))}
            />
          )}
        </Field>
      </FormSection>
    </FormDialog>
  );
}
