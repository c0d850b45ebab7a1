import type { ProductPrice } from '@surco/shared/contract';
import type { PriceListKey } from '@surco/shared/domain';
import { ApiError, call, mapFieldErrors, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { toPriceListQuery } from '../model/priceListKeys';
import { mapErrorsToForm, type PriceFormValues, toRequestBody } from '../model/priceForm';

/** Changes prices of a list and cancels planned ones; refreshes all that shows prices. */
export function usePriceMutations(products: readonly ProductPrice[], list: PriceListKey) {
  const { put, refresh } = useCachePatch();
  const query = toPriceListQuery(list);
  const getIdempotencyKey = useIdempotencyKey();
  const store = async (prices: ProductPrice[]): Promise<void> => {
    await put('GET /prices', { query }, prices);
    // A price also stands in the other lists that do not have the product.
    void refresh(
      'GET /prices',
      'GET /prices/lists',
      'GET /products',
      'GET /products/{id}',
      'GET /products/enabled',
      'GET /simulator/catalog',
    );
  };
  return {
    /**
     * @returns the number of prices that changed
     * @throws ApiError, whose field errors are at the fields of the form
     */
    change: async (values: PriceFormValues): Promise<number> => {
      const body = toRequestBody(values, products, list);
      try {
        await store(await call('POST /prices', { body }, { idempotencyKey: getIdempotencyKey(body) }));
        return body.changes.length;
      } catch (error) {
        // After a conflict the form shows the prices that others have changed.
        if (error instanceof ApiError && error.status === 409) void refresh('GET /prices');
        throw mapFieldErrors(error, (details) => mapErrorsToForm(details, body));
      }
    },
    cancelPlanned: async (id: string): Promise<void> =>
      store(await call('DELETE /prices/{id}/planned', { params: { id }, query })),
  };
}
