import { z } from 'zod';
import type { ProductData } from '../../domain/products/product';
import { productFields } from '../../records/product';
import {
  calendarDate,
  id,
  instant,
  money,
  namedReference,
  userReference,
  recordMetadata,
  recordShape,
} from '../primitives';

/** A product: seed sold by the bag. Fractions are 0–1, yields in tonnes of green matter per hectare. */
export const productSchema = z.strictObject({
  id,
  ...recordShape(productFields),
  ...recordMetadata,
});
export type Product = z.output<typeof productSchema> & ProductData;

/** A price list: of a season, of a zone, or of a season within a zone; the general one has neither. */
export const priceListKeySchema = z.strictObject({ seasonId: id.nullable(), zoneId: id.nullable() });

/**
 * A product on sale with its prices in lists that apply or are planned, for `resolveListPrice`; without `listPrices`
 * it costs the same everywhere. A price of null takes the product out of the list.
 */
export const enabledProductSchema = productSchema.extend({
  listPrices: z.array(priceListKeySchema.extend({ price: money.nullable(), validFrom: calendarDate })).optional(),
});
export type EnabledProduct = z.output<typeof enabledProductSchema>;

/** What a list of choices shows of a product. */
export const productNameSchema = productSchema.pick({ id: true, code: true, name: true, enabled: true });

const priceEntryFields = { validFrom: calendarDate, at: instant, by: userReference.nullable() };

/**
 * A product with its general prices, planned ones included, the last first: `at` is when a price was written,
 * `validFrom` its first day.
 */
export const productDetailSchema = productSchema.extend({
  prices: z.array(z.strictObject({ price: money, ...priceEntryFields })),
  /** All its prices in lists, the last first; a price of null took the product out of the list. */
  listPrices: z.array(
    z.strictObject({
      season: namedReference.nullable(),
      zone: namedReference.nullable(),
      price: money.nullable(),
      ...priceEntryFields,
    }),
  ),
});
export type ProductDetail = z.output<typeof productDetailSchema>;
