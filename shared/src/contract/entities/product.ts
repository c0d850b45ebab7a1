import { z } from 'zod';
import { crops, packagings, productUses } from '../../domain/product';
import { id, instant, money, person, stamps } from '../primitives';

/** Seed as it is sold, per bag; fractions 0–1, yields in tonnes of green matter per hectare. */
export const product = z.strictObject({
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
  ...stamps,
});
export type Product = z.output<typeof product>;

/** What names it where one is chosen. */
export const productName = product.pick({ id: true, code: true, name: true, enabled: true });

/** With what it cost when, the newest first. */
export const productDetail = product.extend({
  prices: z.array(z.strictObject({ price: money, at: instant, by: person.nullable() })),
});
export type ProductDetail = z.output<typeof productDetail>;
