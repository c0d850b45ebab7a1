import { FormSection } from '@surco/shared/ui/form';
import { memo } from 'react';
import type { DistributorSelection } from '../../api/useDistributor';
import type { SelectableCustomer, SelectableSeason } from '../../model/formOptions';
import type { DisplayNames } from '../../model/formValues';
import type { FormMode } from '../../model/formOrigin';
import type { UpdateValues } from '../../model/changeLines';
import { texts } from '../../texts';
import { CustomerField } from './CustomerField';
import { DistributorField } from './DistributorField';
import { DocumentDateField } from './DocumentDateField';
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
  return (
    <FormSection title={texts.header} columns={2}>
      <CustomerField
        customers={customers}
        value={customerId}
        name={names[customerId]}
        isReadOnly={isBoundToVoucher}
        updateValues={updateValues}
        onRegister={registerCustomer}
      />
      <SeasonField
        mode={mode}
        seasons={seasons}
        value={seasonId}
        name={names[seasonId]}
        isReadOnly={isBoundToVoucher}
        updateValues={updateValues}
      />
      <DocumentDateField mode={mode} value={date} season={season} today={today} updateValues={updateValues} />
      <DistributorField distributor={distributor} updateValues={updateValues} />
    </FormSection>
  );
});
