import { partnerTypeLabels, partnerTypes, statusLabels } from '@surco/shared/contract/statuses';
import { formatPhone } from '@surco/shared/domain/phone';
import { checkRfc } from '@surco/shared/domain/rfc';
import { Field } from '@surco/shared/ui/field';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FigureField } from '@surco/shared/ui/figure-field';
import { TextField } from '@surco/shared/ui/text-field';
import { FormSection } from '@surco/shared/ui/form-page';
import type { Option } from '@surco/shared/ui/option';
import { RemoteSelect } from '@surco/shared/ui/remote-select';
import { ManyField } from '../../../forms/ManyField';
import { oneOf } from '../../../forms/oneOf';
import { loadLocalities } from '../../../forms/places';
import type { SectionProps } from '../../../forms/useRecordForm';
import type { PartnerDraft } from '../model/draft';
import { texts } from '../texts';

type Section = SectionProps<PartnerDraft>;

const STATUSES = ['ACTIVO', 'INACTIVO'] as const;
const typeOptions = partnerTypes.map((value) => ({ value, label: partnerTypeLabels[value] }));
const statusOptions = STATUSES.map((value) => ({ value, label: statusLabels[value] }));

/** Who it is and how to reach it; the type stays as it was given. */
export const IdentitySection = ({ draft, set, field, isNew }: Section & { isNew: boolean }) => (
  <FormSection title={texts.identity} columns={2}>
    <ChoiceField
      name="type"
      label={texts.type}
      help={texts.typeHelp}
      options={typeOptions}
      disabled={!isNew}
      value={draft.type}
      onChange={(value) => set({ type: oneOf(partnerTypes, value) })}
    />
    <ChoiceField
      name="status"
      label={texts.status}
      options={statusOptions}
      value={draft.status}
      onChange={(value) => set({ status: oneOf(STATUSES, value) })}
    />
    <TextField {...field('name')} label={texts.name} required maxLength={120} />
    <TextField
      {...field('rfc')}
      label={texts.rfc}
      help={checkRfc(draft.rfc).warning}
      maxLength={20}
      onBlur={() => set({ rfc: checkRfc(draft.rfc).rfc })}
    />
    <TextField {...field('contact')} label={texts.contact} maxLength={120} />
    <TextField
      {...field('phone')}
      label={texts.phone}
      type="tel"
      maxLength={30}
      onBlur={() => set({ phone: formatPhone(draft.phone) })}
    />
  </FormSection>
);

interface ReachProps extends Section {
  zones: readonly Option[] | undefined;
  required: boolean;
}

/** Where it is and which zones it serves. */
export const ReachSection = ({ draft: { locality }, set, field, zones, required }: ReachProps) => (
  <FormSection title={texts.reach} columns={2}>
    <Field name="localityId" label={texts.locality}>
      {(wired, invalid) => (
        <RemoteSelect
          {...wired}
          invalid={invalid}
          load={loadLocalities}
          find={async (value) => (locality ? { value, label: locality.name } : undefined)}
          value={locality?.id ?? null}
          onChange={(option) => set({ locality: option && { id: option.value, name: option.label } })}
        />
      )}
    </Field>
    <ManyField
      {...field('zoneIds')}
      label={texts.zones}
      help={texts.zonesHelp}
      required={required}
      placeholder={texts.zonesPlaceholder}
      options={zones}
    />
  </FormSection>
);

/** E-10: what there is to sell, and at what price. */
export const SilageSection = ({ field }: Section) => (
  <FormSection title={texts.silage} columns={2}>
    <FigureField {...field('tonnesAvailable')} label={texts.tonnes} decimals={2} suffix="t" />
    <FigureField {...field('pricePerTonne')} label={texts.price} decimals={2} prefix="$" />
  </FormSection>
);
