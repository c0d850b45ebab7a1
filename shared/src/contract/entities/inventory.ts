import { z } from 'zod';
import { ledgerEvents } from '../../domain/stock';
import { id, instant, named, person, stamps } from '../primitives';

const bags = z.number().int();
const folioed = z.strictObject({ id, folio: z.string() });

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

/** One row of the ledger: what an event changed, and how many bags were available after it. */
export const stockMovement = z.strictObject({
  id,
  at: instant,
  by: person.nullable(),
  event: z.enum(ledgerEvents),
  initial: bags,
  adjustment: bags,
  committed: bags,
  sold: bags,
  available: bags,
  reason: z.string().nullable(),
  /** Null where there is none, or it is beyond the reader's scope. */
  sale: folioed.nullable(),
  voucher: folioed.nullable(),
});
export type StockMovement = z.output<typeof stockMovement>;

/** With every movement, the oldest first. */
export const inventoryDetail = inventory.extend({ movements: z.array(stockMovement) });
export type InventoryDetail = z.output<typeof inventoryDetail>;

/** The sums of what a list is filtered to. */
export const inventoryTotals = z.strictObject({
  count: bags,
  initial: bags,
  adjustments: bags,
  committed: bags,
  sold: bags,
  available: bags,
});
export type InventoryTotals = z.output<typeof inventoryTotals>;
