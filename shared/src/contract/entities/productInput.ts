import { z } from 'zod';
import { limits } from '../../domain/limits';
import { crops, packagings, productUses } from '../../domain/products/product';
import { moneyInput, requiredName, optionalText, version } from '../primitives';

const { densityPlantsHa, yieldMV, dryMatter, seedsPerBag, maxDiscount, kilogramsMax, taxRates } = limits.product;
const positiveKg = z.number().positive('Debe ser mayor que cero.').max(kilogramsMax).multipleOf(0.01).nullish();

const inputFields = {
  code: requiredName(limits.textLength.productCode).transform((code) => code.toUpperCase()),
  name: requiredName(limits.textLength.productName),
  crop: z.enum(crops),
  use: z.enum(productUses),
  environment: optionalText(limits.textLength.environment).transform((value) => value ?? ''),
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
  basePrice: moneyInput('0.01', 'Escriba un precio mayor que cero, con dos decimales como máximo.'),
  maxDiscount: z.number().min(0).max(maxDiscount),
  taxRate: z
    .number()
    .refine((rate) => taxRates.some((offered) => offered === rate), 'El IVA es 0 o 16 %.')
    .default(0),
  seedCategory: optionalText(limits.textLength.seedCategory).transform((value) => value ?? ''),
  treatment: optionalText(limits.textLength.treatment).transform((value) => value ?? ''),
  enabled: z.boolean().default(true),
};

const baseSchema = z.strictObject(inputFields);

/** The packaging decides which sowing data is required: seeds and plants, or kilograms. */
function validatePackaging(product: z.output<typeof baseSchema>, context: z.core.$RefinementCtx): void {
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

export const productInputSchema = baseSchema.superRefine(validatePackaging);
export const productUpdateSchema = z.strictObject({ ...inputFields, version }).superRefine(validatePackaging);
