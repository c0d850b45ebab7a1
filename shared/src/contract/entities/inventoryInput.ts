import { z } from 'zod';
import { limits } from '../../domain/limits';
import { id, list, requiredText, version } from '../primitives';

const { bagsMax, rowsMax } = limits.inventory;

/** The initial bags of one product in a season at a distributor. */
export const inventoryInputSchema = z.strictObject({
  seasonId: id,
  productId: id,
  distributorId: id,
  initial: z.number().int('Escriba bolsas enteras.').min(0).max(bagsMax),
});

/** One inventory, or many at once, all or nothing; the path of an error is then `rows.N.field`. */
export const inventoriesInputSchema = z.union([
  inventoryInputSchema,
  z.strictObject({ rows: list(inventoryInputSchema, rowsMax, { min: 'Agregue al menos un inventario.' }) }),
]);

export const inventoryAdjustmentSchema = z.strictObject({
  adjustment: z
    .number()
    .int('Escriba bolsas enteras.')
    .min(-bagsMax)
    .max(bagsMax)
    .refine((bags) => bags !== 0, 'Escriba cuántas bolsas se suman o se restan.'),
  reason: requiredText(limits.reason.maxLength),
  version,
});
