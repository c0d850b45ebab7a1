import type { CallBody, Product, ProductDetail } from '@surco/shared/contract';
import { ApiError, call, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { pickFields } from '@surco/shared/records/field';
import { productFields } from '@surco/shared/records/product';

type Body = CallBody<'POST /products'>;

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
    const update = (id: string, body: Body, version: number): Promise<ProductDetail> =>
      withCacheUpdate(call('PUT /products/{id}', { params: { id }, body: { ...body, version } }));
    return {
      create: (body: Body) => withCacheUpdate(call('POST /products', { body })),
      update,
      setEnabled: (product: Product, enabled: boolean) =>
        update(product.id, { ...pickFields(productFields, product), enabled }, product.version),
    };
  }, [put, refresh]);
}
