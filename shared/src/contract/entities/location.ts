import { z } from 'zod';
import { localityFields } from '../../records/locality';
import { zoneFields } from '../../records/zone';
import { id, recordMetadata, recordShape } from '../primitives';

/** A state's id is its national census key of two digits ("05"). */
export const stateId = z.string().regex(/^\d{2}$/, 'La clave del estado tiene dos dígitos.');

export const stateSchema = z.strictObject({ id: stateId, name: z.string() });

export const zoneSchema = z.strictObject({ id, ...recordShape(zoneFields), ...recordMetadata });
export type Zone = z.output<typeof zoneSchema>;

export const localitySchema = z.strictObject({ id, ...recordShape(localityFields), ...recordMetadata });
export type Locality = z.output<typeof localitySchema>;
