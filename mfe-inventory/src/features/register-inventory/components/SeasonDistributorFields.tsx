import { inventoryFields as fields } from '@surco/shared/records/inventory';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { useDistributorOptions, useSeasonOptions } from '../api/formOptions';
import type { RegisterFormValues } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  values: RegisterFormValues;
  onChange: (change: Partial<Pick<RegisterFormValues, 'seasonId' | 'distributorId'>>) => void;
}

/** Season and distributor, which apply to all rows. */
export function SeasonDistributorFields({ values, onChange }: Props) {
  const seasons = useSeasonOptions();
  const distributors = useDistributorOptions();
  return (
    <FormSection title={texts.seasonAndDistributor} columns={2}>
      <ChoiceField
        name="seasonId"
        label={fields.seasonId.label}
        required
        value={values.seasonId}
        options={seasons ?? []}
        missing={seasons && <MissingOptions of="seasons" />}
        placeholder={texts.seasonPlaceholder}
        onChange={(seasonId) => onChange({ seasonId })}
      />
      <ChoiceField
        name="distributorId"
        label={fields.distributorId.label}
        required
        value={values.distributorId}
        options={distributors ?? []}
        missing={distributors && <MissingOptions of="distributors" />}
        placeholder={texts.distributorPlaceholder}
        onChange={(distributorId) => onChange({ distributorId })}
      />
    </FormSection>
  );
}
