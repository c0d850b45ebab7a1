import { isRecord, type OutboxItem } from '@surco/shared/platform';
import { getDeliveryFormKey } from '@surco/shared/ui/outbox';

/** Values of the form that marks a sale as delivered. */
export interface DeliveryValues {
  readonly deliveredTo: string;
  readonly isSigned: boolean;
  /** A PNG in base64. */
  readonly signature: string | null;
}

export const emptyDelivery: DeliveryValues = { deliveredTo: '', isSigned: false, signature: null };

/** Parses the stored values of a delivery; null is none. */
export const readDeliveryValues = (stored: unknown): DeliveryValues | null =>
  isRecord(stored)
    ? {
        deliveredTo: typeof stored.deliveredTo === 'string' ? stored.deliveredTo : '',
        isSigned: stored.isSigned === true,
        signature: typeof stored.signature === 'string' ? stored.signature : null,
      }
    : null;

/** Who received a sale, as its page and its paper show it while the delivery waits on this device. */
export interface PendingDelivery {
  readonly deliveredTo: string | null;
  /** `data:image/png;base64,…` */
  readonly signature: string | null;
}

/** The delivery of a sale that waits on this device; null without one. */
export function findPendingDelivery(items: readonly OutboxItem[], saleId: string): PendingDelivery | null {
  const item = items.find(({ formKey, state }) => state === 'pending' && formKey === getDeliveryFormKey(saleId));
  const values = item && readDeliveryValues(item.values);
  return values
    ? {
        deliveredTo: values.deliveredTo.trim() || null,
        signature: values.signature && `data:image/png;base64,${values.signature}`,
      }
    : null;
}

/**
 * What a delivery refers to: the sale, or its change that waits on this device and has to arrive before, because a
 * delivered sale cannot be changed.
 */
export const findDeliveryTarget = (items: readonly OutboxItem[], saleId: string): string =>
  items.find(
    ({ formKey, state, sending }) =>
      formKey === `sale:edit:${saleId}` && (state === 'pending' || state === 'error' || (state === 'draft' && sending)),
  )?.id ?? saleId;
