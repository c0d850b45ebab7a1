import { collectFieldErrors, type FieldError, type Locality, type Zone } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { validateRequiredText } from '../../../common/model/validateFields';
import { validationMessages } from '../texts';

/** The values of the locality form. */
export interface LocalityFormValues {
  readonly name: string;
  readonly municipality: string;
  readonly zoneId: string;
  readonly stateId: string;
}

/** The zone and the state that a new locality starts with. */
export type InitialRegion = Partial<Pick<LocalityFormValues, 'zoneId' | 'stateId'>>;

export const createFormValuesMapper =
  (initialRegion: InitialRegion) =>
  (locality: Locality | null): LocalityFormValues => ({
    name: locality?.name ?? '',
    municipality: locality?.municipality ?? '',
    zoneId: locality?.zoneId ?? initialRegion.zoneId ?? '',
    stateId: locality?.stateId ?? initialRegion.stateId ?? '',
  });

export const toLocalityBody = (values: LocalityFormValues) => ({
  ...values,
  name: values.name.trim(),
  municipality: values.municipality.trim(),
});

export const validateLocality = ({ name, municipality, zoneId, stateId }: LocalityFormValues): FieldError[] =>
  collectFieldErrors([
    ['name', validateRequiredText(name, validationMessages.name, limits.textLength.localityName)],
    [
      'municipality',
      validateRequiredText(municipality, validationMessages.municipality, limits.textLength.localityName),
    ],
    ['zoneId', zoneId ? undefined : validationMessages.zone],
    ['stateId', stateId ? undefined : validationMessages.state],
  ]);

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
