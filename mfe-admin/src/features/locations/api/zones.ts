import type { Zone } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';
import { toZoneBody, type ZoneFormValues } from '../model/zoneForm';

/** Creates a zone, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const saveZone = (zone: Zone | null, values: ZoneFormValues, version: number | undefined): Promise<Zone> =>
  zone && version !== undefined
    ? call('PUT /zones/{id}', { params: { id: zone.id }, body: { ...toZoneBody(values), version } })
    : call('POST /zones', { body: toZoneBody(values) });

/** Deletes a zone. @throws ApiError 409 when it is in use */
export async function deleteZone({ id }: Zone): Promise<void> {
  await call('DELETE /zones/{id}', { params: { id } });
  void refresh('GET /zones');
}
