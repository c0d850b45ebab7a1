import { z } from 'zod';
import { crops, productUses } from '../../domain/products/product';
import { calendarDate, id, money, moneyInput, recordDate } from '../primitives';
import { importReportSchema } from './documents/importReport';

/** A price that applies from a later day, in MXN per bag. */
const plannedPriceSchema = z.strictObject({ price: money, validFrom: calendarDate });

/** The list price of a product today, in MXN per bag, since when, and the planned ones, the next first. */
export const productPriceSchema = z.strictObject({
  productId: id,
  code: z.string(),
  name: z.string(),
  crop: z.enum(crops),
  use: z.enum(productUses),
  enabled: z.boolean(),
  price: money,
  since: calendarDate,
  planned: z.array(plannedPriceSchema),
});
export type ProductPrice = z.output<typeof productPriceSchema>;

/** At most this many products change their price at once. */
export const maxPriceChanges = 1_000;

/**
 * New prices of products from a day on. `currentPrice` is the price that the user saw: another price meanwhile is
 * rejected with 409.
 */
export const priceChangesInputSchema = z.strictObject({
  validFrom: recordDate,
  changes: z
    .array(
      z.strictObject({
        productId: id,
        currentPrice: money,
        price: moneyInput('0.01', 'Escriba un precio mayor que cero, con dos decimales como máximo.'),
      }),
    )
    .min(1, 'Cambie al menos un precio.')
    .max(maxPriceChanges),
});

/** The new prices that a file contains; nothing is written. */
export const priceFileSchema = importReportSchema
  .omit({ sales: true })
  .extend({ prices: z.array(z.strictObject({ productId: id, price: money })) });
export type PriceFile = z.output<typeof priceFileSchema>;
