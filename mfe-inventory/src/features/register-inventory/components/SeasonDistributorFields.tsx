import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import type { Dispatch } from 'react';
import { useDistributorOptions, useSeasonOptions } from '../api/formOptions';
import type { RegisterFormValues } from '../model/formValues';
import type { RegisterAction } from '../model/registerReducer';
import { texts } from '../texts';

interface Props {
  values: RegisterFormValues;
  dispatch: Dispatch<RegisterAction>;
}

/** Season and distributor, which apply to all rows. */
export function SeasonDistributorFields({ values, dispatch }: Props) {
  const seasons = useSeasonOptions();
  const distributors = useDistributorOptions();
  return (
    <FormSection title={texts.seasonAndDistributor} columns={2}>
      <ChoiceField
        name="seasonId"
        label={texts.season}
        required
        value={values.seasonId}
        options={seasons}
        placeholder={texts.seasonPlaceholder}
        onChange={(seasonId) => dispatch({ type: 'change-season-or-distributor', change: { seasonId } })}
      />
      <ChoiceField
        name="distributorId"
        label={texts.distributor}
        required
        value={values.distributorId}
        options={distributors}
        placeholder={texts.distributorPlaceholder}
        onChange={(distributorId) => dispatch({ type: 'change-season-or-distributor', change: { distributorId } })}
      />
    </FormSection>
  );
}
