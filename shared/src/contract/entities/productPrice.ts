import { z } from 'zod';
import { calendarDate, id, money, namedReference } from '../primitives';
import { fileReportSchema } from './documents/importReport';
import { priceListKeySchema, productSchema } from './product';

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
  ...productSchema.pick({ code: true, name: true, crop: true, use: true, enabled: true }).shape,
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

/** The new prices that a file contains; nothing is written. */
export const priceFileSchema = fileReportSchema.extend({
  prices: z.array(z.strictObject({ productId: id, price: money })),
});
export type PriceFile = z.output<typeof priceFileSchema>;
