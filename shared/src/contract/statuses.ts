/** Status values, partner types and their Spanish words, free of schemas so that a browser may import them. */
export {
  clientStatuses,
  saleStatuses,
  statusLabels,
  userStatuses,
  voucherStatuses,
  type ClientStatus,
  type SaleStatus,
  type Status,
  type UserStatus,
  type VoucherStatus,
} from '../domain/transitions';
export { seasonStateLabels, seasonStates, type SeasonState } from '../domain/seasons';
export { paymentMethodLabels, paymentMethods, type PaymentMethod } from '../domain/payments';

/** E-10: kinds of partner; DISTRIBUTOR is the first one shown. */
export const partnerTypes = ['DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER'] as const;
export type PartnerType = (typeof partnerTypes)[number];

export const partnerTypeLabels: Record<PartnerType, string> = {
  DISTRIBUTOR: 'Distribuidor',
  SILAGE_VENDOR: 'Vendedor de silo',
  SILAGE_PRODUCER: 'Productor de silo',
};
