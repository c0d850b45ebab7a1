import { z } from 'zod';
import { partnerFields } from '../../records/partner';
import { id, namedReference, recordMetadata, recordShape } from '../primitives';
import { imageAddress, letterheadSchema } from './letterhead';

export const partnerSchema = z.strictObject({
  id,
  ...recordShape(partnerFields),
  locality: namedReference.nullable(),
  zones: z.array(namedReference),
  logo: imageAddress.nullable(),
  ...recordMetadata,
});
export type Partner = z.output<typeof partnerSchema>;

/** A distributor to choose; the letterhead is absent in answers that a device stored with version 0.1.0. */
export const distributorSchema = namedReference.extend({ letterhead: letterheadSchema.optional() });

/** The name of a distributor, and whether sales from it are still possible. */
export const distributorNameSchema = namedReference.extend({ active: z.boolean() });
