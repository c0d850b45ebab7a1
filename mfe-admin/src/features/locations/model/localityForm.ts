import type { Locality, Zone } from '@surco/shared/contract';
import type { FormValues } from '@surco/shared/records/field';
import { getEmptyValues, toFormValues } from '@surco/shared/records/forms';
import { localityFields } from '@surco/shared/records/locality';

export type LocalityFormValues = FormValues<typeof localityFields>;

/** The zone and the state that a new locality starts with. */
export type InitialRegion = Partial<Pick<LocalityFormValues, 'zoneId' | 'stateId'>>;

export const createFormValuesMapper =
  (initialRegion: InitialRegion) =>
  (locality: Locality | null): LocalityFormValues =>
    locality ? toFormValues(localityFields, locality) : { ...getEmptyValues(localityFields), ...initialRegion };

export const getZoneStateIds = (zones: readonly Zone[], zoneId: string): readonly string[] =>
  zones.find(({ id }) => id === zoneId)?.stateIds ?? [];

/** Selects a zone. Selects its state too when the zone has only one; clears a state outside of the zone. */
export function selectZone(
  zones: readonly Zone[],
  zoneId: string,
  stateId: string,
): Pick<LocalityFormValues, 'zoneId' | 'stateId'> {
  const stateIds = getZoneStateIds(zones, zoneId);
  const onlyStateId = stateIds.length === 1 ? stateIds[0] : undefined;
  return { zoneId, stateId: onlyStateId ?? (stateIds.includes(stateId) ? stateId : '') };
}
