import { z } from 'zod';
import { limits } from '../../domain/limits';
import { id, text, version } from '../primitives';

const { bagsMax, rowsMax } = limits.inventory;

/** What a season at a distributor starts with, of one product. */
export const inventoryIn = z.strictObject({
  seasonId: id,
  productId: id,
  distributorId: id,
  initial: z.number().int('Escriba bolsas enteras.').min(0).max(bagsMax),
});

/** Many at once, all or nothing: a problem's path is then `rows.N.field`. */
export const inventoriesIn = z.union([inventoryIn, z.strictObject({ rows: z.array(inventoryIn).min(1).max(rowsMax) })]);

export const adjustmentIn = z.strictObject({
  adjustment: z
    .number()
    .int('Escriba bolsas enteras.')
    .min(-bagsMax)
    .max(bagsMax)
    .refine((bags) => bags !== 0, 'Escriba cuántas bolsas se suman o se restan.'),
  reason: text(limits.reason.maxLength),
  version,
});
