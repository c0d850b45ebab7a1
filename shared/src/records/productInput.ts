import * as z from 'zod/mini';
import { normalizeName } from '../domain/text/formats';
import { crops, packagings, productUses, type SowingData } from '../domain/products/product';
import {
  crossRule,
  offeredNumber,
  optionalDecimal,
  optionalInteger,
  requiredDecimal,
  requiredName,
  text,
  textOrEmpty,
  tooLong,
  version,
} from './inputTypes';
import { productFields as fields } from './product';
import { priceInput } from './productPriceInput';

const missingCode = 'Escriba la clave.';
const inputFields = {
  // Upper case first: that of ß is two characters.
  code: text(missingCode).check(
    z.toUpperCase(),
    z.overwrite(normalizeName),
    z.minLength(1, missingCode),
    tooLong(fields.code.maxLength),
  ),
  name: requiredName(fields.name.maxLength, 'Escriba el nombre.'),
  crop: z.enum(crops),
  use: z.enum(productUses),
  environment: textOrEmpty(fields.environment.maxLength),
  packaging: z.enum(packagings),
  seedsPerBag: z.nullish(offeredNumber(fields.seedsPerBag, 'Una bolsa lleva 60,000 u 80,000 semillas.')),
  densityPlantsHa: optionalInteger(fields.densityPlantsHa),
  kgPerBag: optionalDecimal(fields.kgPerBag),
  kgPerHa: optionalDecimal(fields.kgPerHa),
  yieldMV: requiredDecimal(fields.yieldMV, 'Escriba el rendimiento.'),
  dryMatter: requiredDecimal(fields.dryMatter, 'Escriba la materia seca.'),
  basePrice: priceInput,
  maxDiscount: requiredDecimal(fields.maxDiscount, 'Escriba el descuento máximo; 0 si no se descuenta.'),
  taxRate: z.prefault(offeredNumber(fields.taxRate, 'El IVA es 0 o 16 %.'), 0),
  seedCategory: textOrEmpty(fields.seedCategory.maxLength),
  treatment: textOrEmpty(fields.treatment.maxLength),
  enabled: z.prefault(z.boolean(), true),
};

const requireFor = (packaging: SowingData['packaging'], name: keyof SowingData, message: string) =>
  crossRule<Partial<SowingData>>(
    name,
    ['packaging', name],
    (product) => product.packaging === packaging && !product[name] && message,
  );

/** The packaging decides which sowing data is required: seeds and plants, or kilograms. */
const sowingRules = [
  requireFor('SEMILLAS', 'seedsPerBag', 'Elija cuántas semillas lleva la bolsa.'),
  requireFor('SEMILLAS', 'densityPlantsHa', 'Escriba las plantas por hectárea.'),
  requireFor('KG', 'kgPerBag', 'Escriba los kilogramos por bolsa.'),
  requireFor('KG', 'kgPerHa', 'Escriba los kilogramos por hectárea.'),
] as const;

export const productInput = z.strictObject(inputFields).check(...sowingRules);
export const productUpdate = z.strictObject({ ...inputFields, version }).check(...sowingRules);
