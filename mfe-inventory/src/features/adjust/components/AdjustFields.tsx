import { limits } from '@surco/shared/domain/limits';
import { Field } from '@surco/shared/ui/field';
import { FormSection } from '@surco/shared/ui/form-page';
import { NativeSelect } from '@surco/shared/ui/native-select';
import { NumberField } from '@surco/shared/ui/number-field';
import { Input } from 'antd';
import type { AdjustDraft } from '../model/draft';
import { texts } from '../texts';

interface Props {
  draft: AdjustDraft;
  onChange: (change: Partial<AdjustDraft>) => void;
}

const directions = [
  { value: 'add', label: texts.add },
  { value: 'take', label: texts.take },
];

/** Which way, how many, and why. */
export const AdjustFields = ({ draft, onChange }: Props) => (
  <FormSection title={texts.title} help={texts.help} columns={2}>
    <Field name="direction" label={texts.direction}>
      {(wired) => (
        <NativeSelect
          {...wired}
          value={draft.direction}
          options={directions}
          onChange={(direction) => onChange({ direction: direction === 'take' ? 'take' : 'add' })}
        />
      )}
    </Field>
    <Field name="adjustment" label={texts.bags} required>
      {(wired, invalid) => (
        <NumberField {...wired} invalid={invalid} value={draft.bags} onChange={(bags) => onChange({ bags })} />
      )}
    </Field>
    <Field name="reason" label={texts.reason} help={texts.reasonHelp} required>
      {(wired, invalid) => (
        <Input
          {...wired}
          value={draft.reason}
          autoComplete="off"
          maxLength={limits.reason.maxLength}
          status={invalid ? 'error' : undefined}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      )}
    </Field>
  </FormSection>
);
