import { z } from 'zod';
import { crops, productUses } from '../../domain/products/product';
import { calendarDate, id, list, money, moneyInput, namedReference, recordDate } from '../primitives';
import { fileReportSchema } from './documents/importReport';
import { priceListKeySchema } from './product';

/**
 * A price that applies from a later day, in MXN per bag. With `leavesList` the product leaves the list on that day and
 * has the price of the next list.
 */
const plannedPriceSchema = z.strictObject({
  price: money,
  validFrom: calendarDate,
  leavesList: z.literal(true).optional(),
});

/**
 * The price of a product in a list today, in MXN per bag, since when, and the planned ones of this list, the next first.
 * `list` is the list that the price is from; for a product that is not in the requested list, it is the next one that
 * has it. `fallbackPrice` is the price without the requested list; in the general list it is the general price.
 */
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
  generalPrice: money,
  fallbackPrice: money,
  list: priceListKeySchema,
});
export type ProductPrice = z.output<typeof productPriceSchema>;

/** The list that a call is about; without both the general one. */
export const priceListQuerySchema = z.strictObject({ seasonId: id.optional(), zoneId: id.optional() });

/** A list with prices, apart from the general one, and the number of products in it, planned ones included. */
export const priceListSchema = z.strictObject({
  season: namedReference.nullable(),
  zone: namedReference.nullable(),
  products: z.number().int(),
});
export type PriceList = z.output<typeof priceListSchema>;

/** At most this many products change their price at once. */
export const maxPriceChanges = 1_000;

/**
 * New prices of products in a list from a day on; null takes a product out of the list. `currentPrice` is the price that
 * the user saw: another price meanwhile is rejected with 409.
 */
export const priceChangesInputSchema = z.strictObject({
  validFrom: recordDate,
  seasonId: id.nullable().optional(),
  zoneId: id.nullable().optional(),
  changes: list(
    z.strictObject({
      productId: id,
      currentPrice: money,
      price: moneyInput('0.01', 'Escriba un precio mayor que cero, con dos decimales como máximo.').nullable(),
    }),
    maxPriceChanges,
    { min: 'Cambie al menos un precio.' },
  ),
});

/** The new prices that a file contains; nothing is written. */
export const priceFileSchema = fileReportSchema.extend({
  prices: z.array(z.strictObject({ productId: id, price: money })),
});
export type PriceFile = z.output<typeof priceFileSchema>;
