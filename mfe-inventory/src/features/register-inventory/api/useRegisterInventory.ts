import { call, mapFieldErrors, showSuccessToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { getFilteredInventoryPath } from '../../../paths';
import type { ProductLookup } from '../model/productLookup';
import { type RegisterFormValues, toRequestRows } from '../model/formValues';
import { mapErrorsToGrid } from '../model/validateRegister';
import { texts } from '../texts';

/** Registers all rows or none. Returns the path of the filtered list; throws an ApiError with the paths of the form. */
export function useRegisterInventory() {
  const { refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  return async (values: RegisterFormValues, productLookup: ProductLookup): Promise<string> => {
    const body = { rows: toRequestRows(values, productLookup) };
    try {
      await call('POST /inventories', { body }, { idempotencyKey: getIdempotencyKey(body) });
    } catch (error) {
      throw mapFieldErrors(error, (details) => mapErrorsToGrid(details, values));
    }
    void refresh('GET /inventories', 'GET /inventories/totals');
    showSuccessToast(texts.saved(body.rows.length));
    return getFilteredInventoryPath({ seasonId: values.seasonId, distributorId: values.distributorId });
  };
}
