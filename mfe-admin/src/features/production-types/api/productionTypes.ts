import type { CallBody, ProductionType } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';

/** Creates a production type, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const saveProductionType = (
  type: ProductionType | null,
  body: CallBody<'POST /production-types'>,
  version: number | undefined,
): Promise<ProductionType> =>
  type && version !== undefined
    ? call('PUT /production-types/{id}', { params: { id: type.id }, body: { ...body, version } })
    : call('POST /production-types', { body });

/** Deletes a production type. @throws ApiError 409 when it is in use */
export async function deleteProductionType({ id }: ProductionType): Promise<void> {
  await call('DELETE /production-types/{id}', { params: { id } });
  void refresh('GET /production-types', 'GET /simulator/catalog');
}
