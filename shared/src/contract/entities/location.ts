import { z } from 'zod';
import { id, stamps } from '../primitives';

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
