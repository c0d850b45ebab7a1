import type { Partner } from '@surco/shared/contract';
import { offersSilage, type PartnerType } from '@surco/shared/domain';
import { showSuccessToast } from '@surco/shared/platform';
import { toOption } from '@surco/shared/ui/fields';
import { FormPage, useForm } from '@surco/shared/ui/form';
import { useGrantableZones } from '../../../common/api/useGrantableZones';
import { formatOptionLabels } from '@surco/shared/records/formatOptionLabels';
import { addAssignedZones } from '../../../common/model/addAssignedZones';
import { useSavePartner } from '../api/useSavePartner';
import {
  createFormValuesMapper,
  createPartnerConflictFields,
  type PartnerFormValues,
  validatePartner,
} from '../model/formValues';
import { getPartnersListPath } from '../paths';
import { texts } from '../texts';
import { LogoSection } from './LogoSection';
import { IdentitySection, LocationSection, SilageSection } from './PartnerSections';

interface Props {
  partner: Partner | null;
  type: PartnerType;
  /** Whether it is the company of the person who registers it. */
  isOwn?: boolean;
}

/** creates a partner; R-32: edits one. */
export function PartnerForm({ partner, type, isOwn = false }: Props) {
  const { zones: grantableZones, isRequired: isZoneRequired } = useGrantableZones();
  const zones = grantableZones && addAssignedZones(grantableZones, partner?.zones ?? []).map(toOption);
  const form = useForm<PartnerFormValues, Partner, Partner>({
    record: partner,
    toFormValues: createFormValuesMapper(type),
    validate: (values) => validatePartner(values, isZoneRequired),
    send: useSavePartner(partner),
    onSent: (saved) => {
      showSuccessToast(texts.saved(saved));
      return getPartnersListPath(saved.type);
    },
    conflict: { fields: createPartnerConflictFields((id) => formatOptionLabels([id], zones)) },
  });
  const { values } = form;
  const create = isOwn ? texts.createOwn : texts.create;
  return (
    <FormPage form={form} submitLabel={partner ? texts.save : create} cancelTo={getPartnersListPath(values.type)}>
      <IdentitySection {...form} isNew={!partner} isOwn={isOwn} />
      <LocationSection {...form} zones={zones} isZoneRequired={isZoneRequired} />
      {offersSilage(values.type) ? <SilageSection {...form} /> : <LogoSection partner={partner} />}
    </FormPage>
  );
}
