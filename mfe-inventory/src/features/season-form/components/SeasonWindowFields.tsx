import { getSeasonState } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { StatusTag } from '@surco/shared/ui/display';
import { Checkbox } from 'antd';
import { getToday } from '../../../common/model/getToday';
import { SeasonWindows } from '../../../common/components/SeasonWindows';
import type { SeasonFormValues } from '../model/formValues';
import { texts } from '../texts';
import type { SeasonFieldsProps } from './SeasonFields';

const windowChoices = [
  { name: 'isOpen', label: texts.sales, checkboxLabel: texts.salesOpen, help: texts.salesHelp },
  { name: 'isVoucherOpen', label: texts.vouchers, checkboxLabel: texts.vouchersOpen, help: texts.vouchersHelp },
] as const;

/** T-02: the state of the season today, with the values of the form. */
const CurrentState = ({ values }: { values: SeasonFormValues }) => (
  <p className="surco-season-today" aria-live="polite">
    {texts.stateHint} <StatusTag status={getSeasonState(values, getToday())} />{' '}
    <SeasonWindows season={values} today={getToday()} />
  </p>
);

/** The documents that can be registered in the season. */
export const SeasonWindowFields = ({ values, onChange }: SeasonFieldsProps) => (
  <FormSection title={texts.windows} columns={2}>
    {windowChoices.map(({ name, label, checkboxLabel, help }) => (
      <Field key={name} name={name} label={label} help={help}>
        {(controlProps) => (
          <Checkbox
            {...controlProps}
            checked={values[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          >
            {checkboxLabel}
          </Checkbox>
        )}
      </Field>
    ))}
    {values.startDate !== '' && <CurrentState values={values} />}
  </FormSection>
);
