import { z } from 'zod';
import { id, named, stamps } from '../primitives';

const bags = z.number().int();

/** Bags of one product in one season at one distributor; available = initial + adjustments − committed − sold. */
export const inventory = z.strictObject({
  id,
  seasonId: id,
  productId: id,
  distributorId: id,
  season: named,
  product: z.strictObject({ id, code: z.string(), name: z.string() }),
  distributor: named,
  initial: bags,
  adjustments: bags,
  committed: bags,
  sold: bags,
  available: bags,
  ...stamps,
});
export type Inventory = z.output<typeof inventory>;
