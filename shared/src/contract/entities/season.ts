import { z } from 'zod';
import { seasonFields } from '../../records/season';
import { id, recordMetadata, recordShape } from '../primitives';

export const seasonSchema = z.strictObject({ id, ...recordShape(seasonFields), ...recordMetadata });
export type Season = z.output<typeof seasonSchema>;
