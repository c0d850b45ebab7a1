import { packagings } from '@surco/shared/domain';
import { ChoiceField } from '@surco/shared/ui/fields';
import { NumberField } from '@surco/shared/ui/inputs';
import { type FormFields, FormSection } from '@surco/shared/ui/form';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { productFields as fields } from '@surco/shared/records/product';
import type { ProductFormValues } from '../model/formValues';
import { packagingOptions, seedsPerBagOptions } from '../model/formOptions';
import { texts } from '../texts';

export type ProductSectionProps = FormFields<ProductFormValues>;

const SeedFields = ({ values, setValues, bindField }: ProductSectionProps) => (
  <>
    <ChoiceField
      name="seedsPerBag"
      label={fields.seedsPerBag.label}
      required
      placeholder="Elija"
      options={seedsPerBagOptions}
      value={values.seedsPerBag === null ? '' : String(values.seedsPerBag)}
      onChange={(seeds) => setValues({ seedsPerBag: seeds ? Number(seeds) : null })}
    />
    <NumberField
      {...bindField('densityPlantsHa')}
      label={fields.densityPlantsHa.label}
      required
      suffix={fields.densityPlantsHa.unit}
    />
  </>
);

const KilogramFields = ({ bindField }: ProductSectionProps) => (
  <>
    <NumberField
      {...bindField('kgPerBag')}
      label={fields.kgPerBag.label}
      required
      decimals={fields.kgPerBag.decimals}
      suffix={fields.kgPerBag.unit}
    />
    <NumberField
      {...bindField('kgPerHa')}
      label={fields.kgPerHa.label}
      required
      decimals={fields.kgPerHa.decimals}
      suffix={fields.kgPerHa.unit}
    />
  </>
);

/** The packaging decides which sowing fields apply: seeds and plants, or kilograms. */
export const SowingSection = (props: ProductSectionProps) => (
  <FormSection title={texts.sowing} columns={2}>
    <ChoiceField
      name="packaging"
      label={fields.packaging.label}
      help={texts.packagingHelp}
      options={packagingOptions}
      value={props.values.packaging}
      onChange={(value) => props.setValues({ packaging: parseEnumValue(packagings, value) })}
    />
    {props.values.packaging === 'SEMILLAS' ? <SeedFields {...props} /> : <KilogramFields {...props} />}
  </FormSection>
);
