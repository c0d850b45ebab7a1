import { DateInput } from '@surco/shared/ui/inputs';
import { Field, SelectInput } from '@surco/shared/ui/fields';
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
  /** Customer and season are those of the DKbono and cannot be changed. */
  isBoundToVoucher: boolean;
  today: string;
  updateValues: UpdateValues;
  /** Leaves for the form of a new customer; undefined where none can be chosen. */
  registerCustomer: ((name: string) => void) | undefined;
}

/** Customer, season, date and distributor. */
export const DocumentHeader = memo(function DocumentHeader({
  mode,
  customerId,
  seasonId,
  date,
  customers,
  seasons,
  names,
  distributor,
  isBoundToVoucher,
  today,
  updateValues,
  registerCustomer,
}: Props) {
  const season = seasons?.find(({ id }) => id === seasonId);
  const changeHeader = (change: HeaderChange): void => updateValues((values) => ({ ...values, ...change }));
  return (
    <FormSection title={texts.header} columns={2}>
      <CustomerField
        customers={customers}
        value={customerId}
        name={names[customerId]}
        isReadOnly={isBoundToVoucher}
        onChange={(next) => changeHeader({ customerId: next })}
        onRegister={registerCustomer}
      />
      <SeasonField
        mode={mode}
        seasons={seasons}
        value={seasonId}
        name={names[seasonId]}
        isReadOnly={isBoundToVoucher}
        onChange={(next) => changeHeader({ seasonId: next })}
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
            onChange={(next) => changeHeader({ date: next })}
          />
        )}
      </Field>
      {distributor.fixedName ? (
        <ReadOnlyField name="distributorId" label={texts.distributor} value={distributor.fixedName} />
      ) : (
        <Field name="distributorId" label={texts.distributor} required>
          {(controlProps, invalid) => (
            <SelectInput
              {...controlProps}
              invalid={invalid}
              value={distributor.distributorId}
              onChange={(distributorId) => changeHeader({ distributorId })}
              options={distributor.options}
              placeholder={texts.distributorHelp}
            />
          )}
        </Field>
      )}
    </FormSection>
  );
});
