import { getToday } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { Checkbox } from 'antd';
import { seasonFields } from '@surco/shared/records/season';
import { texts } from '../texts';
import type { SeasonFieldsProps } from './SeasonFields';

const windowChoices = [
  { name: 'isOpen', label: texts.sales, help: texts.salesHelp },
  { name: 'isVoucherOpen', label: texts.vouchers, help: texts.vouchersHelp },
] as const;

/** The checkboxes that open the season for sales and for DKbonos, and what can then be registered, and when. */
export const SeasonWindowFields = ({ values, onChange }: SeasonFieldsProps) => (
  <FormSection title={texts.windows} columns={2}>
    {windowChoices.map(({ name, label, help }) => (
      <Field key={name} name={name} label={label} help={help}>
        {(controlProps) => (
          <Checkbox
            {...controlProps}
            checked={values[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          >
            {seasonFields[name].label}
          </Checkbox>
        )}
      </Field>
    ))}
    {values.startDate !== '' && (
      <p className="surco-season-today" aria-live="polite">
        {texts.describeWindows(values, getToday())}
      </p>
    )}
  </FormSection>
);
