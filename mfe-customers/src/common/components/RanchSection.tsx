import { ChoiceField, type Option } from '@surco/shared/ui/fields';
import { NumberField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { useActiveProductionTypeOptions } from '../api/productionTypeOptions';
import { registrationFields as fields } from '@surco/shared/records/customer';
import { formTexts } from '../texts';
import type { CustomerSectionProps } from '../model/customerSectionProps';

interface Props extends CustomerSectionProps {
  /** The type of the stored record, which may be inactive now. */
  currentType?: Option;
}

/** Production type, hectares and herd size; all optional. */
export function RanchSection({ values, setValues, fieldTexts, currentType }: Props) {
  const activeTypes = useActiveProductionTypeOptions();
  const types =
    currentType && !activeTypes.some(({ value }) => value === currentType.value)
      ? [...activeTypes, currentType]
      : activeTypes;
  return (
    <FormSection title={fieldTexts.ranch} help={fieldTexts.ranchHelp} columns={2}>
      <ChoiceField
        name="productionTypeId"
        label={fields.productionTypeId.label}
        options={types}
        placeholder={formTexts.productionTypeNone}
        value={values.productionTypeId}
        onChange={(id) =>
          setValues(
            { productionTypeId: id },
            types.find(({ value }) => value === id),
          )
        }
      />
      <NumberField
        name="hectares"
        label={fields.hectares.label}
        decimals={fields.hectares.decimals}
        suffix={fields.hectares.unit}
        value={values.hectares}
        onChange={(hectares) => setValues({ hectares })}
      />
      <NumberField
        name="herdSize"
        label={fields.herdSize.label}
        suffix="cabezas"
        value={values.herdSize}
        onChange={(herdSize) => setValues({ herdSize })}
      />
    </FormSection>
  );
}
