import { DateInput } from '@surco/shared/ui/inputs';
import { Field, NativeSelect } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { memo } from 'react';
import type { DistributorSelection } from '../api/useDistributor';
import type { SelectableCustomer, SelectableSeason } from '../model/formOptions';
import type { DisplayNames } from '../model/formValues';
import type { FormMode } from '../model/formOrigin';
import type { HeaderChange, UpdateValues } from '../model/changeLines';
import { checkDocumentDate } from '../model/checkDocumentDate';
import { texts } from '../texts';
import { CustomerField } from './CustomerField';
import { ReadOnlyField } from './ReadOnlyField';
import { SeasonField } from './SeasonField';

interface Props {
  mode: FormMode;
  customerId: string;
  seasonId: string;
  date: string;
  /** Undefined while they load. */
  customers: readonly SelectableCustomer[] | undefined;
  seasons: readonly SelectableSeason[] | undefined;
  names: DisplayNames;
  distributor: DistributorSelection;
  /** Customer and season are fixed by another document. */
  isCustomerFixed: boolean;
  today: string;
  updateValues: UpdateValues;
}

/** Customer, season, date and distributor. */
export const DocumentHeader = memo(function DocumentHead({
  mode,
  customerId,
  seasonId,
  date,
  customers,
  seasons,
  names,
  distributor,
  isCustomerFixed,
  today,
  updateValues,
}: Props) {
  const season = seasons?.find(({ id }) => id === seasonId);
  const set = (change: HeaderChange): void => updateValues((values) => ({ ...values, ...change }));
  return (
    <FormSection title={texts.head} columns={2}>
      <CustomerField
        customers={customers}
        value={customerId}
        name={names[customerId]}
        isReadOnly={isCustomerFixed}
        onChange={(next) => set({ customerId: next })}
      />
      <SeasonField
        mode={mode}
        seasons={seasons}
        value={seasonId}
        name={names[seasonId]}
        isReadOnly={isCustomerFixed}
        onChange={(next) => set({ seasonId: next })}
      />
      <Field
        name="date"
        label={texts.date}
        required
        error={checkDocumentDate(mode, date, { season, today }) ?? undefined}
      >
        {(controlProps, invalid) => (
          <DateInput
            {...controlProps}
            invalid={invalid}
            value={date}
            max={today}
            onChange={(next) => set({ date: next })}
          />
        )}
      </Field>
      {distributor.own ? (
        <ReadOnlyField name="distributorId" label={texts.distributor} value={distributor.own} />
      ) : (
        <Field name="distributorId" label={texts.distributor} required>
          {(controlProps, invalid) => (
            <NativeSelect
              {...controlProps}
              invalid={invalid}
              value={distributor.distributorId}
              onChange={(distributorId) => set({ distributorId })}
              options={distributor.choices}
              placeholder={texts.distributorHelp}
            />
          )}
        </Field>
      )}
    </FormSection>
  );
});
