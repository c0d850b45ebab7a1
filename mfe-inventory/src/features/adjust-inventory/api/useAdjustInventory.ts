import type { CallInput, InventoryDetail } from '@surco/shared/contract';
import { call, showSuccessToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { texts } from '../texts';

/** Sends an adjustment and updates the cached inventory and lists. */
export function useAdjustInventory(id: string) {
  const { put, refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  return async (body: CallInput<'PUT /inventories/{id}'>['body']): Promise<InventoryDetail> => {
    const inventory = await call(
      'PUT /inventories/{id}',
      { params: { id }, body },
      { idempotencyKey: getIdempotencyKey(body) },
    );
    await put('GET /inventories/{id}', { params: { id } }, inventory);
    void refresh('GET /inventories', 'GET /inventories/totals');
    showSuccessToast(texts.saved(inventory.product.code));
    return inventory;
  };
}
