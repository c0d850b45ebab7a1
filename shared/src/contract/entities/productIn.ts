import { z } from 'zod';
import { limits } from '../../domain/limits';
import { crops, packagings, productUses } from '../../domain/product';
import { moneyIn, nameText, optionalText, version } from '../primitives';

const { densityPlantsHa, yieldMV, dryMatter, seedsPerBag, maxDiscount, kgMax, taxRates } = limits.product;
const positiveKg = z.number().positive('Debe ser mayor que cero.').max(kgMax).multipleOf(0.01).nullish();

const fields = {
  code: nameText(20).transform((code) => code.toUpperCase()),
  name: nameText(120),
  crop: z.enum(crops),
  use: z.enum(productUses),
  environment: optionalText(80).transform((value) => value ?? ''),
  packaging: z.enum(packagings),
  seedsPerBag: z
    .number()
    .refine((seeds) => seedsPerBag.some((offered) => offered === seeds), 'Una bolsa lleva 60,000 u 80,000 semillas.')
    .nullish(),
  kgPerBag: positiveKg,
  kgPerHa: positiveKg,
  densityPlantsHa: z.number().int().min(densityPlantsHa.min).max(densityPlantsHa.max).nullish(),
  yieldMV: z.number().min(yieldMV.min).max(yieldMV.max).multipleOf(0.01),
  dryMatter: z.number().min(dryMatter.min).max(dryMatter.max),
  basePrice: moneyIn('0.01', 'Escriba un precio mayor que cero, con dos decimales como máximo.'),
  maxDiscount: z.number().min(0).max(maxDiscount),
  taxRate: z
    .number()
    .refine((rate) => taxRates.some((offered) => offered === rate), 'El IVA es 0 o 16 %.')
    .default(0),
  seedCategory: optionalText(80).transform((value) => value ?? ''),
  treatment: optionalText(160).transform((value) => value ?? ''),
  enabled: z.boolean().default(true),
};

const shape = z.strictObject(fields);

/** How it is sown goes with how it is packed: by seeds and plants, or by kilograms. */
function checkPackaging(product: z.output<typeof shape>, context: z.core.$RefinementCtx): void {
  const need = (path: 'seedsPerBag' | 'densityPlantsHa' | 'kgPerBag' | 'kgPerHa', message: string) => {
    if (!product[path]) context.addIssue({ code: 'custom', path: [path], message });
  };
  if (product.packaging === 'SEMILLAS') {
    need('seedsPerBag', 'Elija cuántas semillas lleva la bolsa.');
    need('densityPlantsHa', 'Escriba las plantas por hectárea.');
  } else {
    need('kgPerBag', 'Escriba los kilogramos por bolsa.');
    need('kgPerHa', 'Escriba los kilogramos por hectárea.');
  }
}

export const productIn = shape.superRefine(checkPackaging);
export const productUpdate = z.strictObject({ ...fields, version }).superRefine(checkPackaging);
