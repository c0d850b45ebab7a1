import { crops, productUses } from '@surco/shared/domain/product';
import { FormSection } from '@surco/shared/ui/form-page';
import { ChoiceField, FigureField, TextField } from '../../../forms/fields';
import { oneOf } from '../../../forms/oneOf';
import { cropOptions, taxOptions, usageOptions } from '../model/options';
import { texts } from '../texts';
import type { SectionProps } from './SowingSection';

/** What it is called and what it is for. */
export const IdentitySection = ({ draft, set }: SectionProps) => (
  <FormSection title={texts.identity} columns={2}>
    <TextField
      name="code"
      label={texts.code}
      required
      maxLength={20}
      value={draft.code}
      onChange={(code) => set({ code })}
      onBlur={() => set({ code: draft.code.trim().toUpperCase() })}
    />
    <TextField
      name="name"
      label={texts.name}
      required
      maxLength={120}
      value={draft.name}
      onChange={(name) => set({ name })}
    />
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
    <TextField
      name="environment"
      label={texts.environment}
      maxLength={80}
      value={draft.environment}
      onChange={(environment) => set({ environment })}
    />
  </FormSection>
);

/** What it gives. */
export const YieldSection = ({ draft, set }: SectionProps) => (
  <FormSection title={texts.silage} columns={2}>
    <FigureField
      name="yieldMV"
      label={texts.yield}
      help={texts.yieldHelp}
      required
      decimals={2}
      suffix={texts.yieldUnit}
      value={draft.yieldMV}
      onChange={(yieldMV) => set({ yieldMV })}
    />
    <FigureField
      name="dryMatter"
      label={texts.dryMatter}
      required
      decimals={2}
      suffix="%"
      value={draft.dryMatter}
      onChange={(dryMatter) => set({ dryMatter })}
    />
  </FormSection>
);

/** What it costs. */
export const SaleSection = ({ draft, set }: SectionProps) => (
  <FormSection title={texts.selling} columns={2}>
    <FigureField
      name="basePrice"
      label={texts.price}
      help={texts.priceHelp}
      required
      decimals={2}
      prefix="$"
      value={draft.basePrice}
      onChange={(basePrice) => set({ basePrice })}
    />
    <FigureField
      name="maxDiscount"
      label={texts.maxDiscount}
      required
      decimals={2}
      suffix="%"
      value={draft.maxDiscount}
      onChange={(maxDiscount) => set({ maxDiscount })}
    />
    <ChoiceField
      name="taxRate"
      label={texts.tax}
      options={taxOptions}
      value={String(draft.taxRate)}
      onChange={(rate) => set({ taxRate: Number(rate) })}
    />
    <ChoiceField
      name="enabled"
      label={texts.sale}
      options={[
        { value: 'true', label: texts.enabled },
        { value: 'false', label: texts.disabled },
      ]}
      value={String(draft.enabled)}
      onChange={(value) => set({ enabled: value === 'true' })}
    />
  </FormSection>
);

export const SeedSection = ({ draft, set }: SectionProps) => (
  <FormSection title={texts.seed} columns={2}>
    <TextField
      name="seedCategory"
      label={texts.seedCategory}
      maxLength={80}
      value={draft.seedCategory}
      onChange={(seedCategory) => set({ seedCategory })}
    />
    <TextField
      name="treatment"
      label={texts.treatment}
      maxLength={160}
      value={draft.treatment}
      onChange={(treatment) => set({ treatment })}
    />
  </FormSection>
);
