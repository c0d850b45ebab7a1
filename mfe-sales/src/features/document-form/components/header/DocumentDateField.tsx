import { Field } from '@surco/shared/ui/fields';
import { DateInput } from '@surco/shared/ui/inputs';
import { memo } from 'react';
import type { SelectableSeason } from '../../model/formOptions';
import type { FormMode } from '../../model/formOrigin';
import type { UpdateValues } from '../../model/changeLines';
import { checkDocumentDate } from '../../model/checkDocumentDate';
import { texts } from '../../texts';

interface Props {
  mode: FormMode;
  value: string;
  season: SelectableSeason | undefined;
  today: string;
  updateValues: UpdateValues;
}

export const DocumentDateField = memo(function DocumentDateField({ mode, value, season, today, updateValues }: Props) {
  return (
    <Field
      name="date"
      label={texts.date}
      required
      error={checkDocumentDate(mode, value, { season, today }) ?? undefined}
    >
      {(controlProps, invalid) => (
        <DateInput
          {...controlProps}
          invalid={invalid}
          value={value}
          max={today}
          onChange={(date) => updateValues((values) => ({ ...values, date }))}
        />
      )}
    </Field>
  );
});
