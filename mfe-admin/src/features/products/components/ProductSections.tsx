import { crops, productUses, limits } from '@surco/shared/domain';
import { ChoiceField } from '@surco/shared/ui/fields';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { FormSection } from '@surco/shared/ui/form';
import { BooleanField } from '../../../common/components/BooleanField';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { cropOptions, taxRateOptions, productUseOptions } from '../model/formOptions';
import { texts } from '../texts';
import type { ProductSectionProps } from './SowingSection';

/** Code, name, crop, use and environment. */
export const IdentitySection = ({ values, setValues, bindField }: ProductSectionProps) => (
  <FormSection title={texts.identity} columns={2}>
    <TextField
      {...bindField('code')}
      label={texts.code}
      required
      maxLength={limits.textLength.productCode}
      onBlur={() => setValues({ code: values.code.trim().toUpperCase() })}
    />
    <TextField {...bindField('name')} label={texts.name} required maxLength={limits.textLength.productName} />
    <ChoiceField
      name="crop"
      label={texts.crop}
      options={cropOptions}
      value={values.crop}
      onChange={(value) => setValues({ crop: parseEnumValue(crops, value) })}
    />
    <ChoiceField
      name="use"
      label={texts.use}
      options={productUseOptions}
      value={values.use}
      onChange={(value) => setValues({ use: parseEnumValue(productUses, value) })}
    />
    <TextField {...bindField('environment')} label={texts.environment} maxLength={limits.textLength.environment} />
  </FormSection>
);

/** Yield and dry matter. */
export const YieldSection = ({ bindField }: ProductSectionProps) => (
  <FormSection title={texts.yieldSection} columns={2}>
    <NumberField
      {...bindField('yieldMV')}
      label={texts.yield}
      help={texts.yieldHelp}
      required
      decimals={2}
      suffix={texts.yieldUnit}
    />
    <NumberField {...bindField('dryMatter')} label={texts.dryMatter} required decimals={2} suffix="%" />
  </FormSection>
);

/** Price, maximum discount, tax, and whether the product is for sale. */
export const SaleSection = ({ values, setValues, bindField }: ProductSectionProps) => (
  <FormSection title={texts.selling} columns={2}>
    <NumberField
      {...bindField('basePrice')}
      label={texts.price}
      help={texts.priceHelp}
      required
      decimals={2}
      prefix="$"
    />
    <NumberField {...bindField('maxDiscount')} label={texts.maxDiscount} required decimals={2} suffix="%" />
    <ChoiceField
      name="taxRate"
      label={texts.tax}
      options={taxRateOptions}
      value={String(values.taxRate)}
      onChange={(rate) => setValues({ taxRate: Number(rate) })}
    />
    <BooleanField {...bindField('enabled')} label={texts.onSale} labels={[texts.enabled, texts.disabled]} />
  </FormSection>
);

export const SeedSection = ({ bindField }: ProductSectionProps) => (
  <FormSection title={texts.seed} columns={2}>
    <TextField {...bindField('seedCategory')} label={texts.seedCategory} maxLength={limits.textLength.seedCategory} />
    <TextField {...bindField('treatment')} label={texts.treatment} maxLength={limits.textLength.treatment} />
  </FormSection>
);
