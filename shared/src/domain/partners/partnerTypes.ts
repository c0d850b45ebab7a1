/** E-10: kinds of partner; DISTRIBUTOR is the first one shown. */
export const partnerTypes = ['DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER'] as const;
export type PartnerType = (typeof partnerTypes)[number];

export const partnerTypeLabels: Record<PartnerType, string> = {
  DISTRIBUTOR: 'Distribuidor',
  SILAGE_VENDOR: 'Vendedor de silo',
  SILAGE_PRODUCER: 'Productor de silo',
};
