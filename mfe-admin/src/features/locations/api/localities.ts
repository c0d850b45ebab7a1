import type { CallBody, Locality } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';

/** Creates a locality, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const saveLocality = (
  locality: Locality | null,
  body: CallBody<'POST /localities'>,
  version: number | undefined,
): Promise<Locality> =>
  locality && version !== undefined
    ? call('PUT /localities/{id}', { params: { id: locality.id }, body: { ...body, version } })
    : call('POST /localities', { body });

/** Deletes a locality. @throws ApiError 409 when it is in use */
export async function deleteLocality({ id }: Locality): Promise<void> {
  await call('DELETE /localities/{id}', { params: { id } });
  void refresh('GET /localities');
}
