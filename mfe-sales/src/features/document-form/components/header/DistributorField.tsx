import { Field, SelectInput } from '@surco/shared/ui/fields';
import { memo } from 'react';
import type { DistributorSelection } from '../../api/useDistributor';
import type { UpdateValues } from '../../model/changeLines';
import { texts } from '../../texts';
import { ReadOnlyField } from '../ReadOnlyField';

interface Props {
  distributor: DistributorSelection;
  updateValues: UpdateValues;
}

export const DistributorField = memo(function DistributorField({ distributor, updateValues }: Props) {
  const { distributorId, fixedName, options } = distributor;
  if (fixedName) return <ReadOnlyField name="distributorId" label={texts.distributor} value={fixedName} />;
  return (
    <Field name="distributorId" label={texts.distributor} required>
      {(controlProps, invalid) => (
        <SelectInput
          {...controlProps}
          invalid={invalid}
          value={distributorId}
          onChange={(next) => updateValues((values) => ({ ...values, distributorId: next }))}
          options={options}
          placeholder={texts.distributorHelp}
        />
      )}
    </Field>
  );
});
