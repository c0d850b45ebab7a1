import type { Sale } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { isStaleRecordError, useCachePatch } from '@surco/shared/platform';
import type { FormDraft } from '@surco/shared/ui/draft';
import { getDeliveryFormKey, useOutboxItems } from '@surco/shared/ui/outbox';
import { getSalePath } from '../../paths';
import { ACCOUNT_CALLS, RECORD_CALLS, SALE_LIST_CALLS, VOUCHER_LIST_CALLS } from '../model/affectedCalls';
import { deliveryTexts as texts } from '../model/deliveryTexts';
import { type DeliveryValues, findDeliveryTarget } from '../model/deliveryValues';
import { replaceRow, toSaleSummary } from '../model/listPatches';

/** A sale to deliver; one that is not sent yet has the id of its outbox item, no folio and no version. */
export interface SaleToDeliver extends Pick<Sale, 'id' | 'folio' | 'customer'> {
  readonly version?: number;
  readonly status?: Sale['status'];
}

export const formatDeliveryLabel = ({ folio, customer }: SaleToDeliver): string =>
  texts.label(folio, formatCustomerName(customer));

/**
 * Marks a sale as delivered; lists and page show the answer at once. Without a network it waits on this device, as it
 * does until the sale, or a change of it, is sent.
 * @returns `deliver`, which returns whether it is recorded and throws an ApiError; the id that it refers to; and why it
 * cannot be delivered, as another delivery waits already or somebody else has delivered it
 */
export function useDeliverSale(sale: SaleToDeliver) {
  const { patch, put, refresh } = useCachePatch();
  const items = useOutboxItems();
  const target = findDeliveryTarget(items, sale.id);
  const deliver = async (values: DeliveryValues, submit: FormDraft<DeliveryValues>['submit']): Promise<boolean> => {
    const { deliveredTo, signature } = values;
    const body = {
      ...(deliveredTo.trim() ? { deliveredTo } : {}),
      ...(signature ? { signature } : {}),
      // A change that is sent before makes another version.
      ...(sale.version !== undefined && target === sale.id ? { version: sale.version } : {}),
    };
    try {
      const result = await submit(
        'POST /sales/{id}/deliver',
        { params: { id: target }, body },
        {
          values: { ...values, saleId: target },
          label: formatDeliveryLabel(sale),
          record: getSalePath(''),
          refreshes: [...SALE_LIST_CALLS, ...RECORD_CALLS, ...ACCOUNT_CALLS],
        },
      );
      if (result.state !== 'sent') return false;
      const { data } = result;
      await patch('GET /sales', (page) => replaceRow(page, toSaleSummary(data)));
      await put('GET /sales/{id}', { params: { id: data.id } }, data);
      return true;
    } catch (error) {
      if (isStaleRecordError(error)) void refresh(...SALE_LIST_CALLS, ...VOUCHER_LIST_CALLS, ...RECORD_CALLS);
      throw error;
    }
  };
  const findObstacle = (draftId: string): string | null => {
    if (sale.status === 'ENTREGADA') return texts.alreadyDelivered;
    const isWaiting = items.some(
      ({ id, formKey, state }) => state === 'pending' && id !== draftId && formKey === getDeliveryFormKey(sale.id),
    );
    return isWaiting ? texts.waiting : null;
  };
  return { deliver, target, findObstacle };
}
