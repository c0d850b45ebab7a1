import type { ProductionType } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';
import { type ProductionTypeFormValues, toRequestBody } from '../model/formValues';

/** Creates a production type, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const saveProductionType = (
  type: ProductionType | null,
  values: ProductionTypeFormValues,
  version: number | undefined,
): Promise<ProductionType> =>
  type && version !== undefined
    ? call('PUT /production-types/{id}', { params: { id: type.id }, body: { ...toRequestBody(values), version } })
    : call('POST /production-types', { body: toRequestBody(values) });

/** Deletes a production type. @throws ApiError 409 when it is in use */
export async function deleteProductionType({ id }: ProductionType): Promise<void> {
  await call('DELETE /production-types/{id}', { params: { id } });
  void refresh('GET /production-types', 'GET /simulator/catalog');
}
