import type { CallBody, Zone } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';

/** Creates a zone, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const saveZone = (
  zone: Zone | null,
  body: CallBody<'POST /zones'>,
  version: number | undefined,
): Promise<Zone> =>
  zone && version !== undefined
    ? call('PUT /zones/{id}', { params: { id: zone.id }, body: { ...body, version } })
    : call('POST /zones', { body });

/** Deletes a zone. @throws ApiError 409 when it is in use */
export async function deleteZone({ id }: Zone): Promise<void> {
  await call('DELETE /zones/{id}', { params: { id } });
  void refresh('GET /zones');
}
