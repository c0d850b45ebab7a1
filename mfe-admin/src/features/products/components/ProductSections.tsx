import { crops, productUses } from '@surco/shared/domain';
import { productFields as fields } from '@surco/shared/records/product';
import { ChoiceField } from '@surco/shared/ui/fields';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { BooleanField } from '../../../common/components/BooleanField';
import { PercentField } from '../../../common/components/PercentField';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { cropOptions, taxRateOptions, productUseOptions } from '../model/formOptions';
import { texts } from '../texts';
import type { ProductSectionProps } from './SowingSection';

/** Code, name, crop, use and environment. */
export const IdentitySection = ({ values, setValues, bindField }: ProductSectionProps) => (
  <FormSection title={texts.identity} columns={2}>
    <TextField
      {...bindField('code')}
      label={fields.code.label}
      required
      maxLength={fields.code.maxLength}
      onBlur={() => setValues({ code: values.code.trim().toUpperCase() })}
    />
    <TextField {...bindField('name')} label={fields.name.label} required maxLength={fields.name.maxLength} />
    <ChoiceField
      name="crop"
      label={fields.crop.label}
      options={cropOptions}
      value={values.crop}
      onChange={(value) => setValues({ crop: parseEnumValue(crops, value) })}
    />
    <ChoiceField
      name="use"
      label={fields.use.label}
      options={productUseOptions}
      value={values.use}
      onChange={(value) => setValues({ use: parseEnumValue(productUses, value) })}
    />
    <TextField
      {...bindField('environment')}
      label={fields.environment.label}
      maxLength={fields.environment.maxLength}
    />
  </FormSection>
);

/** Yield and dry matter. */
export const YieldSection = ({ bindField }: ProductSectionProps) => (
  <FormSection title={texts.yieldSection} columns={2}>
    <NumberField
      {...bindField('yieldMV')}
      label={fields.yieldMV.label}
      help={texts.yieldHelp}
      required
      decimals={fields.yieldMV.decimals}
      suffix={fields.yieldMV.unit}
    />
    <PercentField {...bindField('dryMatter')} label={fields.dryMatter.label} required />
  </FormSection>
);

/** Price, maximum discount, tax, and whether the product is for sale. */
export const SaleSection = ({ values, setValues, bindField }: ProductSectionProps) => (
  <FormSection title={texts.selling} columns={2}>
    <NumberField
      {...bindField('basePrice')}
      label={fields.basePrice.label}
      help={texts.priceHelp}
      required
      decimals={2}
      prefix="$"
    />
    <PercentField {...bindField('maxDiscount')} label={fields.maxDiscount.label} required />
    <ChoiceField
      name="taxRate"
      label={fields.taxRate.label}
      options={taxRateOptions}
      value={String(values.taxRate)}
      onChange={(rate) => setValues({ taxRate: Number(rate) })}
    />
    <BooleanField {...bindField('enabled')} label={fields.enabled.label} labels={fields.enabled.labels} />
  </FormSection>
);

export const SeedSection = ({ bindField }: ProductSectionProps) => (
  <FormSection title={texts.seed} columns={2}>
    <TextField
      {...bindField('seedCategory')}
      label={fields.seedCategory.label}
      maxLength={fields.seedCategory.maxLength}
    />
    <TextField {...bindField('treatment')} label={fields.treatment.label} maxLength={fields.treatment.maxLength} />
  </FormSection>
);
