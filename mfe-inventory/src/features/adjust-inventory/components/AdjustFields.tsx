import { adjustmentFields as fields } from '@surco/shared/records/inventory';
import { getFieldId } from '@surco/shared/ui/fields';
import { NumberField, RadioField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { useLayoutEffect } from 'react';
import type { AdjustmentFormValues } from '../model/formValues';
import { reasons, texts } from '../texts';
import './AdjustFields.css';

interface Props {
  values: AdjustmentFormValues;
  onChange: (change: Partial<AdjustmentFormValues>) => void;
}

const BAGS_FIELD = 'adjustment';

const directions = [
  { value: 'add', label: texts.add },
  { value: 'subtract', label: texts.subtract },
] as const;

/** Number of bags, where the focus is at first, direction and reason. */
export function AdjustFields({ values, onChange }: Props) {
  useLayoutEffect(() => document.getElementById(getFieldId(BAGS_FIELD))?.focus(), []);
  return (
    <FormSection title={texts.title} help={texts.help} columns={2}>
      <NumberField
        name={BAGS_FIELD}
        label={fields.adjustment.label}
        required
        value={values.bags}
        onChange={(bags) => onChange({ bags })}
      />
      <RadioField
        label={texts.direction}
        value={values.direction}
        options={directions}
        onChange={(direction) => onChange({ direction })}
      />
      <TextField
        name="reason"
        label={fields.reason.label}
        required
        maxLength={fields.reason.maxLength}
        value={values.reason}
        onChange={(reason) => onChange({ reason })}
      >
        <div className="surco-adjust-reasons">
          {reasons.map((reason) => (
            <Button key={reason} onClick={() => onChange({ reason })}>
              {reason}
            </Button>
          ))}
        </div>
      </TextField>
    </FormSection>
  );
}
