import type { CallInput, InventoryDetail } from '@surco/shared/contract';
import { call, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { useAttemptKey } from '../../../state/useAttemptKey';
import { texts } from '../texts';

/** Sends an adjustment; the inventory and its lists follow. */
export function useAdjust(id: string) {
  const { put, refresh } = useCachePatch();
  const keyFor = useAttemptKey();
  return async (body: CallInput<'PUT /inventories/{id}'>['body']): Promise<InventoryDetail> => {
    const after = await call('PUT /inventories/{id}', { params: { id }, body }, { idempotencyKey: keyFor(body) });
    await put('GET /inventories/{id}', { params: { id } }, after);
    void refresh('GET /inventories', 'GET /inventories/totals');
    notifySuccess(texts.saved(after.product.code));
    return after;
  };
}
