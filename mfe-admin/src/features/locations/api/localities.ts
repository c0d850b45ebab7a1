import type { Locality } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';
import { type LocalityFormValues, toLocalityBody } from '../model/localityForm';

/** Creates a locality, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const saveLocality = (
  locality: Locality | null,
  values: LocalityFormValues,
  version: number | undefined,
): Promise<Locality> =>
  locality && version !== undefined
    ? call('PUT /localities/{id}', { params: { id: locality.id }, body: { ...toLocalityBody(values), version } })
    : call('POST /localities', { body: toLocalityBody(values) });

/** Deletes a locality. @throws ApiError 409 when it is in use */
export async function deleteLocality({ id }: Locality): Promise<void> {
  await call('DELETE /localities/{id}', { params: { id } });
  void refresh('GET /localities');
}
