import { isDiscountAllowed } from '../documents/discount';
import { fractionToPercent } from '../percent';
import { formatNumber } from '../text/formats';
import type { FieldError } from '../fieldError';
import { silageRanges, type SilageInput, type SilageRange, type SilageContext } from './input';

const requiredMessages: Record<string, string> = {
  intakeKg: 'Indique el consumo diario o elija un tipo de producción.',
  days: 'Indique el periodo en días o elija un tipo de producción.',
  hectares: 'Indique las hectáreas que se van a sembrar.',
};

const formatLimit = (value: number, isPercent: boolean | undefined) =>
  formatNumber(isPercent ? fractionToPercent(value) : value);

/** The Spanish message of a range: "La merma debe estar entre 0 % y 40 %." */
export function formatRangeMessage({ subject, unit, min, max, isWhole, isPercent }: SilageRange): string {
  const [low, high] = [formatLimit(min, isPercent), formatLimit(max, isPercent)];
  const range = isPercent ? `${low} % y ${high} %` : `${low} y ${high} ${unit}`;
  return `${subject} debe ${isWhole ? 'ser un número entero' : 'estar'} entre ${range}.`;
}

function validateRange(range: SilageRange, value: number | null): FieldError[] {
  if (value === null)
    return [{ path: range.field, message: requiredMessages[range.field] ?? formatRangeMessage(range) }];
  const fits = value >= range.min && value <= range.max && (!range.isWhole || Number.isInteger(value));
  return fits ? [] : [{ path: range.field, message: formatRangeMessage(range) }];
}

function validateSeedDiscount({ discount }: SilageInput, { product }: SilageContext): FieldError[] {
  if (isDiscountAllowed(discount, product)) return [];
  const message = `El descuento de ${product.code} debe estar entre 0 % y ${formatLimit(product.maxDiscount, true)} %.`;
  return [{ path: 'discount', message }];
}

function validateProduct({ product }: SilageContext): FieldError[] {
  const { seedsPerBag, densityPlantsHa, kgPerBag, kgPerHa, yieldMV, dryMatter } = product;
  const sowing = product.packaging === 'KG' ? [kgPerBag, kgPerHa] : [seedsPerBag, densityPlantsHa];
  const complete = [...sowing, yieldMV, dryMatter, Number(product.basePrice)].every((figure) => (figure ?? 0) > 0);
  return complete ? [] : [{ path: 'productId', message: `A ${product.code} le faltan datos para calcular.` }];
}

/**
 * Validates an input with its defaults applied.
 * @returns one error per invalid field: of the product, then of the inputs in the order of `silageRanges`, then of the
 * discount
 */
export function validateSilage(input: SilageInput, context: SilageContext): FieldError[] {
  const values: Record<keyof typeof silageRanges, number | null> = {
    ...input,
    siloWidth: input.silo.width,
    siloHeight: input.silo.height,
  };
  const names = Object.keys(silageRanges) as (keyof typeof silageRanges)[];
  const ranges = names.flatMap((name) => {
    const range: SilageRange = silageRanges[name];
    return range.mode && range.mode !== input.mode ? [] : validateRange(range, values[name]);
  });
  return [...validateProduct(context), ...ranges, ...validateSeedDiscount(input, context)];
}
