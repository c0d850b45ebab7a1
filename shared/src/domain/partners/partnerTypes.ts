/** E-10: kinds of partner; DISTRIBUTOR is the first one shown. */
export const partnerTypes = ['DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER'] as const;
export type PartnerType = (typeof partnerTypes)[number];

/** E-10: all types except distributors offer silage, with tonnes and a price. */
export const offersSilage = (type: PartnerType): boolean => type !== 'DISTRIBUTOR';

/** The data of a partner, without tonnes and price when it offers no silage. */
export const keepSilageData = <T extends { type: PartnerType }>(partner: T) =>
  offersSilage(partner.type) ? partner : { ...partner, tonnesAvailable: null, pricePerTonne: null };

export const partnerTypeLabels: Record<PartnerType, string> = {
  DISTRIBUTOR: 'Distribuidor',
  SILAGE_VENDOR: 'Vendedor de silo',
  SILAGE_PRODUCER: 'Productor de silo',
};
