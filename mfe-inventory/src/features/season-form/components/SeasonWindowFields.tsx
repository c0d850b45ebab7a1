import { getSeasonState } from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { Field } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { StatusTag } from '@surco/shared/ui/display';
import { Checkbox } from 'antd';
import { SeasonWindows } from '../../../common/components/SeasonWindows';
import { seasonFields } from '@surco/shared/records/season';
import { texts } from '../texts';
import type { SeasonFieldsProps, SeasonFormValues } from './SeasonFields';

const windowChoices = [
  { name: 'isOpen', label: texts.sales, help: texts.salesHelp },
  { name: 'isVoucherOpen', label: texts.vouchers, help: texts.vouchersHelp },
] as const;

/** T-02: the status that the season has today with the values of the form, and what can be registered in it. */
const CurrentStatus = ({ values }: { values: SeasonFormValues }) => (
  <p className="surco-season-today" aria-live="polite">
    {texts.statusIntro} <StatusTag status={getSeasonState(values, getToday())} />{' '}
    <SeasonWindows season={values} today={getToday()} />
  </p>
);

/** The checkboxes that open the season for sales and for DKbonos, and the status that results today. */
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
    {values.startDate !== '' && <CurrentStatus values={values} />}
  </FormSection>
);
