import type { Partner } from '@surco/shared/contract';
import type { PartnerType } from '@surco/shared/contract/statuses';
import { formatPhone, normalisePhone } from '@surco/shared/domain/phone';
import { normaliseRfc } from '@surco/shared/domain/rfc';

/** What stands in the form, as it is typed. */
export interface PartnerDraft {
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

const newPartner = (type: PartnerType): PartnerDraft => ({
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

/** What a form begins with. */
export const draftOf =
  (type: PartnerType) =>
  (partner: Partner | null): PartnerDraft =>
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
      : newPartner(type);

/** E-10: only who sells or makes silage has tonnes and a price. */
export const hasSilage = (type: PartnerType): boolean => type !== 'DISTRIBUTOR';

const orNull = (text: string): string | null => text.trim() || null;

/** What the calls take. */
export function bodyOf({ locality, ...draft }: PartnerDraft) {
  const silage = hasSilage(draft.type);
  return {
    ...draft,
    name: draft.name.trim(),
    rfc: orNull(normaliseRfc(draft.rfc)),
    contact: orNull(draft.contact),
    phone: normalisePhone(draft.phone) ?? orNull(draft.phone),
    localityId: locality?.id ?? null,
    zoneIds: [...draft.zoneIds],
    tonnesAvailable: silage ? draft.tonnesAvailable : null,
    pricePerTonne: silage && draft.pricePerTonne !== null ? draft.pricePerTonne.toFixed(2) : null,
  };
}
