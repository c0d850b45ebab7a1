import { limits } from '@surco/shared/domain/limits';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FigureField } from '@surco/shared/ui/figure-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { TextField } from '@surco/shared/ui/text-field';
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
    <ChoiceField
      name="direction"
      label={texts.direction}
      value={draft.direction}
      options={directions}
      onChange={(direction) => onChange({ direction: direction === 'take' ? 'take' : 'add' })}
    />
    <FigureField
      name="adjustment"
      label={texts.bags}
      required
      value={draft.bags}
      onChange={(bags) => onChange({ bags })}
    />
    <TextField
      name="reason"
      label={texts.reason}
      help={texts.reasonHelp}
      required
      maxLength={limits.reason.maxLength}
      value={draft.reason}
      onChange={(reason) => onChange({ reason })}
    />
  </FormSection>
);
