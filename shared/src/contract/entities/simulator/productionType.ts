import { z } from 'zod';
import { productionTypeFields } from '../../../records/productionType';
import { id, recordMetadata, recordShape } from '../../primitives';

export const productionTypeSchema = z.strictObject({
  id,
  ...recordShape(productionTypeFields),
  ...recordMetadata,
});
export type ProductionType = z.output<typeof productionTypeSchema>;
