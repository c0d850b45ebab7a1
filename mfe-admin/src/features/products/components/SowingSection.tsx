import { packagings } from '@surco/shared/domain/product';
import { FormSection } from '@surco/shared/ui/form-page';
import { ChoiceField, FigureField } from '../../../forms/fields';
import { oneOf } from '../../../forms/oneOf';
import type { ProductDraft } from '../model/draft';
import { packagingOptions, seedsOptions } from '../model/options';
import { texts } from '../texts';

export interface SectionProps {
  draft: ProductDraft;
  set: (change: Partial<ProductDraft>) => void;
}

const SeedFields = ({ draft, set }: SectionProps) => (
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
    <FigureField
      name="densityPlantsHa"
      label={texts.density}
      required
      suffix="plantas/ha"
      value={draft.densityPlantsHa}
      onChange={(densityPlantsHa) => set({ densityPlantsHa })}
    />
  </>
);

const KilogramFields = ({ draft, set }: SectionProps) => (
  <>
    <FigureField
      name="kgPerBag"
      label={texts.kgPerBag}
      required
      decimals={2}
      suffix="kg"
      value={draft.kgPerBag}
      onChange={(kgPerBag) => set({ kgPerBag })}
    />
    <FigureField
      name="kgPerHa"
      label={texts.kgPerHa}
      required
      decimals={2}
      suffix="kg/ha"
      value={draft.kgPerHa}
      onChange={(kgPerHa) => set({ kgPerHa })}
    />
  </>
);

/** How it is packed decides how it is sown: by seeds and plants, or by kilograms. */
export const SowingSection = (props: SectionProps) => (
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
