import type { Product, ProductDetail } from '@surco/shared/contract';
import { ApiError, call, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { bodyOf, draftOf, type ProductDraft } from '../model/draft';

/** What can be written of a product; the list, its page and whoever sells it show it at once. */
export function useProducts() {
  const { put, refresh } = useCachePatch();
  return useMemo(() => {
    const told = async (write: Promise<ProductDetail>): Promise<ProductDetail> => {
      try {
        const product = await write;
        await put('GET /products/{id}', { params: { id: product.id } }, product);
        void refresh('GET /products', 'GET /products/enabled', 'GET /simulator/catalog');
        return product;
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) void refresh('GET /products');
        throw error;
      }
    };
    const change = (id: string, draft: ProductDraft, version: number): Promise<ProductDetail> =>
      told(call('PUT /products/{id}', { params: { id }, body: { ...bodyOf(draft), version } }));
    return {
      create: (draft: ProductDraft) => told(call('POST /products', { body: bodyOf(draft) })),
      change,
      setEnabled: (product: Product, enabled: boolean) =>
        change(product.id, { ...draftOf(product), enabled }, product.version),
    };
  }, [put, refresh]);
}
