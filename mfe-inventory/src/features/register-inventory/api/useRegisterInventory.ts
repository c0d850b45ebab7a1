import { call, mapFieldErrors, showSuccessToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { getFilteredInventoryPath } from '../../../paths';
import { type FilledRow, type RegisterFormValues, toRequestRows } from '../model/formValues';
import { mapErrorsToTable } from '../model/validateRegister';
import { texts } from '../texts';

/**
 * Returns a function that registers all rows or none. It returns the path of the filtered list; it throws an ApiError
 * whose field errors are mapped to the fields of the form.
 */
export function useRegisterInventory() {
  const { refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  return async (values: RegisterFormValues, rows: readonly FilledRow[]): Promise<string> => {
    const body = { rows: toRequestRows(values, rows) };
    try {
      await call('POST /inventories', { body }, { idempotencyKey: getIdempotencyKey(body) });
    } catch (error) {
      throw mapFieldErrors(error, (details) => mapErrorsToTable(details, rows));
    }
    void refresh('GET /inventories', 'GET /inventories/totals');
    showSuccessToast(texts.saved(rows.length));
    return getFilteredInventoryPath({ seasonId: values.seasonId, distributorId: values.distributorId });
  };
}
