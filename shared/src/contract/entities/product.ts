import { z } from 'zod';
import { crops, packagings, type ProductData, productUses } from '../../domain/products/product';
import { calendarDate, id, instant, money, userReference, recordMetadata } from '../primitives';

/** A product: seed sold by the bag. Fractions are 0–1, yields in tonnes of green matter per hectare. */
export const productSchema = z.strictObject({
  id,
  code: z.string(),
  name: z.string(),
  crop: z.enum(crops),
  use: z.enum(productUses),
  environment: z.string(),
  packaging: z.enum(packagings),
  seedsPerBag: z.number().nullable(),
  kgPerBag: z.number().nullable(),
  kgPerHa: z.number().nullable(),
  densityPlantsHa: z.number().nullable(),
  yieldMV: z.number(),
  dryMatter: z.number(),
  basePrice: money,
  maxDiscount: z.number(),
  taxRate: z.number(),
  seedCategory: z.string(),
  treatment: z.string(),
  enabled: z.boolean(),
  ...recordMetadata,
});
export type Product = z.output<typeof productSchema> & ProductData;

/** What a list of choices shows of a product. */
export const productNameSchema = productSchema.pick({ id: true, code: true, name: true, enabled: true });

/**
 * A product with its prices, planned ones included, the last first: `at` is when a price was written, `validFrom` its
 * first day.
 */
export const productDetailSchema = productSchema.extend({
  prices: z.array(z.strictObject({ price: money, validFrom: calendarDate, at: instant, by: userReference.nullable() })),
});
export type ProductDetail = z.output<typeof productDetailSchema>;
