import type { Product, ProductDetail } from '@surco/shared/contract';
import { ApiError, call, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { toRequestBody, toFormValues, type ProductFormValues } from '../model/formValues';

/** The calls whose answers a change of a product affects, besides that of its page. */
export const AFFECTED_CALLS = ['GET /products', 'GET /products/enabled', 'GET /simulator/catalog'] as const;

/**
 * Creates and changes products; refreshes the lists, the detail page and the simulator catalog. After a 409 the list is
 * refreshed too, because it may show an older version.
 */
export function useProductMutations() {
  const { put, refresh } = useCachePatch();
  return useMemo(() => {
    const withCacheUpdate = async (write: Promise<ProductDetail>): Promise<ProductDetail> => {
      try {
        const product = await write;
        await put('GET /products/{id}', { params: { id: product.id } }, product);
        void refresh(...AFFECTED_CALLS);
        return product;
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) void refresh('GET /products');
        throw error;
      }
    };
    const update = (id: string, values: ProductFormValues, version: number): Promise<ProductDetail> =>
      withCacheUpdate(call('PUT /products/{id}', { params: { id }, body: { ...toRequestBody(values), version } }));
    return {
      create: (values: ProductFormValues) => withCacheUpdate(call('POST /products', { body: toRequestBody(values) })),
      update,
      setEnabled: (product: Product, enabled: boolean) =>
        update(product.id, { ...toFormValues(product), enabled }, product.version),
    };
  }, [put, refresh]);
}
