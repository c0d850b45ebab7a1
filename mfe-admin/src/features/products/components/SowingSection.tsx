import { packagings } from '@surco/shared/domain/product';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FigureField } from '@surco/shared/ui/figure-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { oneOf } from '../../../forms/oneOf';
import type { SectionProps } from '../../../forms/useRecordForm';
import type { ProductDraft } from '../model/draft';
import { packagingOptions, seedsOptions } from '../model/options';
import { texts } from '../texts';

export type Section = SectionProps<ProductDraft>;

const SeedFields = ({ draft, set, field }: Section) => (
  <>
    <ChoiceField
      name="seedsPerBag"
      label={texts.seedsPerBag}
      required
      placeholder="Elija"
      options={seedsOptions}
      value={draft.seedsPerBag === null ? '' : String(draft.seedsPerBag)}
      onChange={(seeds) => set({ seedsPerBag: seeds ? Number(seeds) : null })}
    />
    <FigureField {...field('densityPlantsHa')} label={texts.density} required suffix="plantas/ha" />
  </>
);

const KilogramFields = ({ field }: Section) => (
  <>
    <FigureField {...field('kgPerBag')} label={texts.kgPerBag} required decimals={2} suffix="kg" />
    <FigureField {...field('kgPerHa')} label={texts.kgPerHa} required decimals={2} suffix="kg/ha" />
  </>
);

/** How it is packed decides how it is sown: by seeds and plants, or by kilograms. */
export const SowingSection = (props: Section) => (
  <FormSection title={texts.sowing} columns={2}>
    <ChoiceField
      name="packaging"
      label={texts.packaging}
      help={texts.packagingHelp}
      options={packagingOptions}
      value={props.draft.packaging}
      onChange={(value) => props.set({ packaging: oneOf(packagings, value) })}
    />
    {props.draft.packaging === 'SEMILLAS' ? <SeedFields {...props} /> : <KilogramFields {...props} />}
  </FormSection>
);
