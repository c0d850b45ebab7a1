import { z } from 'zod';
import { limits } from '../../domain/limits';
import { id, list, recordMetadata, requiredName, version } from '../primitives';

/** A state's id is its national census key of two digits ("05"). */
export const stateId = z.string().regex(/^\d{2}$/, 'La clave del estado tiene dos dígitos.');

export const stateSchema = z.strictObject({ id: stateId, name: z.string() });

/** A zone spans states. */
export const zoneSchema = z.strictObject({ id, name: z.string(), stateIds: z.array(stateId), ...recordMetadata });
export type Zone = z.output<typeof zoneSchema>;

export const localitySchema = z.strictObject({
  id,
  name: z.string(),
  municipality: z.string(),
  stateId,
  zoneId: id,
  ...recordMetadata,
});
export type Locality = z.output<typeof localitySchema>;

const zoneInputFields = {
  name: requiredName(limits.textLength.zoneName),
  stateIds: list(stateId, 32, { min: 'Elija al menos un estado.' }),
};
export const zoneInputSchema = z.strictObject(zoneInputFields);
export const zoneUpdateSchema = z.strictObject({ ...zoneInputFields, version });

const localityInputFields = {
  name: requiredName(limits.textLength.localityName),
  municipality: requiredName(limits.textLength.localityName),
  stateId,
  zoneId: z.uuid('Elija una zona.'),
};
export const localityInputSchema = z.strictObject(localityInputFields);
export const localityUpdateSchema = z.strictObject({ ...localityInputFields, version });
