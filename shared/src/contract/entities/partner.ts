import { z } from 'zod';
import { partnerFields } from '../../records/partner';
import { id, namedReference, recordMetadata, recordShape } from '../primitives';

export const partnerSchema = z.strictObject({
  id,
  ...recordShape(partnerFields),
  locality: namedReference.nullable(),
  zones: z.array(namedReference),
  ...recordMetadata,
});
export type Partner = z.output<typeof partnerSchema>;

/** The name of a distributor, and whether sales from it are still possible. */
export const distributorNameSchema = namedReference.extend({ active: z.boolean() });
