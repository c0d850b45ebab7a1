import type { Partner } from '@surco/shared/contract';
import { keepSilageData, type PartnerType } from '@surco/shared/domain';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import type { FormValues } from '@surco/shared/records/field';
import { findInputErrors, getEmptyValues, toBody, toFormValues, toInput } from '@surco/shared/records/forms';
import { partnerFields } from '@surco/shared/records/partner';
import { partnerInput } from '@surco/shared/records/partnerInput';
import type { ConflictField } from '@surco/shared/ui/form';
import { texts } from '../texts';

const { localityId, ...fields } = partnerFields;

/** The values of the partner form; the locality with its name. */
export interface PartnerFormValues extends FormValues<typeof fields> {
  readonly locality: Partner['locality'];
}

/** Returns a function that maps a partner to form values; `type` is the type of a new partner. */
export const createFormValuesMapper =
  (type: PartnerType) =>
  (partner: Partner | null): PartnerFormValues =>
    partner
      ? { ...toFormValues(fields, partner), locality: partner.locality }
      : { ...getEmptyValues(fields), type, locality: null };

const toPartnerInput = (values: PartnerFormValues) => ({
  ...toInput(fields, keepSilageData(values)),
  localityId: values.locality?.id ?? null,
});

/** @param isZoneRequired whether the user may grant only some zones (P-07) */
export const validatePartner = (values: PartnerFormValues, isZoneRequired: boolean) => [
  ...findInputErrors(partnerInput, toPartnerInput(values)),
  ...(isZoneRequired && values.zoneIds.length === 0 ? [{ path: 'zoneIds', message: texts.zoneMissing }] : []),
];

export const toRequestBody = (values: PartnerFormValues) => toBody(partnerInput, toPartnerInput(values));

/** The fields that a version conflict compares. */
export const createPartnerConflictFields = (
  getZoneName: (id: string) => string,
): readonly ConflictField<PartnerFormValues>[] => [
  ...createConflictFields(fields, getZoneName),
  { label: localityId.label, toText: ({ locality }) => locality?.name ?? '' },
];
