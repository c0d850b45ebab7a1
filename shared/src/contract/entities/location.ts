import { z } from 'zod';
import { id, nameText, stamps, version } from '../primitives';

/** A state's id is its national census key of two digits ("05"). */
export const stateId = z.string().regex(/^\d{2}$/, 'La clave del estado tiene dos dígitos.');

export const state = z.strictObject({ id: stateId, name: z.string() });
export type State = z.output<typeof state>;

/** A zone spans states. */
export const zone = z.strictObject({ id, name: z.string(), stateIds: z.array(stateId), ...stamps });
export type Zone = z.output<typeof zone>;

export const locality = z.strictObject({
  id,
  name: z.string(),
  municipality: z.string(),
  stateId,
  zoneId: id,
  ...stamps,
});
export type Locality = z.output<typeof locality>;

const zoneFields = { name: nameText(60), stateIds: z.array(stateId).min(1, 'Elija al menos un estado.').max(32) };
export const zoneIn = z.strictObject(zoneFields);
export const zoneUpdate = z.strictObject({ ...zoneFields, version });

const localityFields = { name: nameText(80), municipality: nameText(80), stateId, zoneId: z.uuid('Elija una zona.') };
export const localityIn = z.strictObject(localityFields);
export const localityUpdate = z.strictObject({ ...localityFields, version });
