import { limits } from '@surco/shared/domain';
import { ChoiceField } from '@surco/shared/ui/fields';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import type { AdjustmentFormValues } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  values: AdjustmentFormValues;
  onChange: (change: Partial<AdjustmentFormValues>) => void;
}

const directions = [
  { value: 'add', label: texts.add },
  { value: 'subtract', label: texts.subtract },
];

/** Direction, number of bags and reason. */
export const AdjustFields = ({ values, onChange }: Props) => (
  <FormSection title={texts.title} help={texts.help} columns={2}>
    <ChoiceField
      name="direction"
      label={texts.direction}
      value={values.direction}
      options={directions}
      onChange={(direction) => onChange({ direction: direction === 'subtract' ? 'subtract' : 'add' })}
    />
    <NumberField
      name="adjustment"
      label={texts.bags}
      required
      value={values.bags}
      onChange={(bags) => onChange({ bags })}
    />
    <TextField
      name="reason"
      label={texts.reason}
      help={texts.reasonHelp}
      required
      maxLength={limits.reason.maxLength}
      value={values.reason}
      onChange={(reason) => onChange({ reason })}
    />
  </FormSection>
);
