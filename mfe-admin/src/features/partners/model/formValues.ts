import type { Partner } from '@surco/shared/contract';
import { formatPhone, normalizePhone, normalizeRfc, type PartnerType, toTextOrNull } from '@surco/shared/domain';

/** The values of the partner form. */
export interface PartnerFormValues {
  readonly type: PartnerType;
  readonly name: string;
  readonly rfc: string;
  readonly contact: string;
  readonly phone: string;
  readonly locality: Partner['locality'];
  readonly zoneIds: readonly string[];
  readonly status: Partner['status'];
  readonly tonnesAvailable: number | null;
  readonly pricePerTonne: number | null;
}

const createEmptyPartner = (type: PartnerType): PartnerFormValues => ({
  type,
  name: '',
  rfc: '',
  contact: '',
  phone: '',
  locality: null,
  zoneIds: [],
  status: 'ACTIVO',
  tonnesAvailable: null,
  pricePerTonne: null,
});

/** Returns a function that maps a partner to form values; `type` is the type of a new partner. */
export const createFormValuesMapper =
  (type: PartnerType) =>
  (partner: Partner | null): PartnerFormValues =>
    partner
      ? {
          type: partner.type,
          name: partner.name,
          rfc: partner.rfc ?? '',
          contact: partner.contact ?? '',
          phone: formatPhone(partner.phone),
          locality: partner.locality,
          zoneIds: partner.zoneIds,
          status: partner.status,
          tonnesAvailable: partner.tonnesAvailable,
          pricePerTonne: partner.pricePerTonne === null ? null : Number(partner.pricePerTonne),
        }
      : createEmptyPartner(type);

/** E-10: all types except distributors offer silage, with tonnes and a price. */
export const hasSilage = (type: PartnerType): boolean => type !== 'DISTRIBUTOR';

export function toRequestBody({ locality, ...values }: PartnerFormValues) {
  const offersSilage = hasSilage(values.type);
  return {
    ...values,
    name: values.name.trim(),
    rfc: toTextOrNull(normalizeRfc(values.rfc)),
    contact: toTextOrNull(values.contact),
    phone: normalizePhone(values.phone) ?? toTextOrNull(values.phone),
    localityId: locality?.id ?? null,
    zoneIds: [...values.zoneIds],
    tonnesAvailable: offersSilage ? values.tonnesAvailable : null,
    pricePerTonne: offersSilage && values.pricePerTonne !== null ? values.pricePerTonne.toFixed(2) : null,
  };
}
