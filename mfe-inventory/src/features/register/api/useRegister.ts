import { ApiError, call, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { inventoryOf } from '../../../state/paths';
import { useAttemptKey } from '../../../state/useAttemptKey';
import type { Catalogue } from '../model/catalogue';
import { atGrid, type RegisterDraft, rowsOf } from '../model/draft';
import { texts } from '../texts';

/** Registers all rows or none, and gives the address of what was registered. */
export function useRegister() {
  const { refresh } = useCachePatch();
  const keyFor = useAttemptKey();
  return async (draft: RegisterDraft, catalogue: Catalogue): Promise<string> => {
    const body = { rows: rowsOf(draft, catalogue) };
    try {
      await call('POST /inventories', { body }, { idempotencyKey: keyFor(body) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.message, error.status, error.code, atGrid(error.details, draft), error.data);
    }
    void refresh('GET /inventories', 'GET /inventories/totals');
    notifySuccess(texts.saved(body.rows.length));
    return inventoryOf({ seasonId: draft.seasonId, distributorId: draft.distributorId });
  };
}
