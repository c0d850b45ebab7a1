import { crops, productUses } from '@surco/shared/domain/product';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FigureField } from '@surco/shared/ui/figure-field';
import { TextField } from '@surco/shared/ui/text-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { FlagField } from '../../../forms/FlagField';
import { oneOf } from '../../../forms/oneOf';
import { cropOptions, taxOptions, usageOptions } from '../model/options';
import { texts } from '../texts';
import type { Section } from './SowingSection';

/** What it is called and what it is for. */
export const IdentitySection = ({ draft, set, field }: Section) => (
  <FormSection title={texts.identity} columns={2}>
    <TextField
      {...field('code')}
      label={texts.code}
      required
      maxLength={20}
      onBlur={() => set({ code: draft.code.trim().toUpperCase() })}
    />
    <TextField {...field('name')} label={texts.name} required maxLength={120} />
    <ChoiceField
      name="crop"
      label={texts.crop}
      options={cropOptions}
      value={draft.crop}
      onChange={(value) => set({ crop: oneOf(crops, value) })}
    />
    <ChoiceField
      name="use"
      label={texts.use}
      options={usageOptions}
      value={draft.use}
      onChange={(value) => set({ use: oneOf(productUses, value) })}
    />
    <TextField {...field('environment')} label={texts.environment} maxLength={80} />
  </FormSection>
);

/** What it gives. */
export const YieldSection = ({ field }: Section) => (
  <FormSection title={texts.silage} columns={2}>
    <FigureField
      {...field('yieldMV')}
      label={texts.yield}
      help={texts.yieldHelp}
      required
      decimals={2}
      suffix={texts.yieldUnit}
    />
    <FigureField {...field('dryMatter')} label={texts.dryMatter} required decimals={2} suffix="%" />
  </FormSection>
);

/** What it costs. */
export const SaleSection = ({ draft, set, field }: Section) => (
  <FormSection title={texts.selling} columns={2}>
    <FigureField {...field('basePrice')} label={texts.price} help={texts.priceHelp} required decimals={2} prefix="$" />
    <FigureField {...field('maxDiscount')} label={texts.maxDiscount} required decimals={2} suffix="%" />
    <ChoiceField
      name="taxRate"
      label={texts.tax}
      options={taxOptions}
      value={String(draft.taxRate)}
      onChange={(rate) => set({ taxRate: Number(rate) })}
    />
    <FlagField {...field('enabled')} label={texts.sale} words={[texts.enabled, texts.disabled]} />
  </FormSection>
);

export const SeedSection = ({ field }: Section) => (
  <FormSection title={texts.seed} columns={2}>
    <TextField {...field('seedCategory')} label={texts.seedCategory} maxLength={80} />
    <TextField {...field('treatment')} label={texts.treatment} maxLength={160} />
  </FormSection>
);
