import { z } from 'zod';
import { stockMovementEvents } from '../../domain/stock/stock';
import { inventoryFields } from '../../records/inventory';
import { id, instant, namedReference, userReference, recordMetadata, recordShape } from '../primitives';

const bags = z.number().int();
const documentReference = z.strictObject({ id, folio: z.string() });

/** Bags of one product in one season at one distributor; available = initial + adjustments − committed − sold. */
export const inventorySchema = z.strictObject({
  id,
  ...recordShape(inventoryFields),
  season: namedReference,
  product: z.strictObject({ id, code: z.string(), name: z.string() }),
  distributor: namedReference,
  adjustments: bags,
  committed: bags,
  sold: bags,
  available: bags,
  ...recordMetadata,
});
export type Inventory = z.output<typeof inventorySchema>;

/** One row of the log of an inventory: what an event changed, and how many bags were available after it. */
const stockMovementSchema = z.strictObject({
  id,
  at: instant,
  by: userReference.nullable(),
  event: z.enum(stockMovementEvents),
  initial: bags,
  adjustment: bags,
  committed: bags,
  sold: bags,
  available: bags,
  reason: z.string().nullable(),
  /** Null if there is none or it is outside the user's scope. */
  sale: documentReference.nullable(),
  voucher: documentReference.nullable(),
});
export type StockMovement = z.output<typeof stockMovementSchema>;

/** An inventory with all its movements, the oldest first. */
export const inventoryDetailSchema = inventorySchema.extend({ movements: z.array(stockMovementSchema) });
export type InventoryDetail = z.output<typeof inventoryDetailSchema>;

/** The totals of a filtered list. */
export const inventoryTotalsSchema = z.strictObject({
  /** Number of inventories, not of bags. */
  count: bags,
  initial: bags,
  adjustments: bags,
  committed: bags,
  sold: bags,
  available: bags,
});
export type InventoryTotals = z.output<typeof inventoryTotalsSchema>;
