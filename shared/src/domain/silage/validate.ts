import { formatNumber } from '../formats';
import type { Problem } from '../problem';
import { silageRanges, type SilageInput, type SilageRange, type SilageSubject } from './input';

const missing: Record<string, string> = {
  intakeKg: 'Indique el consumo diario o elija un tipo de producción.',
  days: 'Indique el periodo en días o elija un tipo de producción.',
  hectares: 'Indique las hectáreas que se van a sembrar.',
};

const shown = (value: number, percent: boolean | undefined) =>
  formatNumber(percent ? Math.round(value * 10_000) / 100 : value);

/** The Spanish sentence of a range: "La merma debe estar entre 0 % y 40 %." */
export function rangeSentence({ subject, unit, min, max, whole, percent }: SilageRange): string {
  const [low, high] = [shown(min, percent), shown(max, percent)];
  const range = percent ? `${low} % y ${high} %` : `${low} y ${high} ${unit}`;
  return `${subject} debe ${whole ? 'ser un número entero' : 'estar'} entre ${range}.`;
}

function rangeProblem(range: SilageRange, value: number | null): Problem[] {
  if (value === null) return [{ path: range.field, message: missing[range.field] ?? rangeSentence(range) }];
  const fits = value >= range.min && value <= range.max && (!range.whole || Number.isInteger(value));
  return fits ? [] : [{ path: range.field, message: rangeSentence(range) }];
}

function discountProblem({ discount }: SilageInput, { product }: SilageSubject): Problem[] {
  if (discount >= 0 && discount <= product.maxDiscount) return [];
  const message = `El descuento de ${product.code} debe estar entre 0 % y ${shown(product.maxDiscount, true)} %.`;
  return [{ path: 'discount', message }];
}

function productProblem({ product }: SilageSubject): Problem[] {
  const { seedsPerBag, densityPlantsHa, kgPerBag, kgPerHa, yieldMV, dryMatter } = product;
  const sowing = product.packaging === 'KG' ? [kgPerBag, kgPerHa] : [seedsPerBag, densityPlantsHa];
  const complete = [...sowing, yieldMV, dryMatter, Number(product.basePrice)].every((figure) => (figure ?? 0) > 0);
  return complete ? [] : [{ path: 'productId', message: `A ${product.code} le faltan datos para calcular.` }];
}

/** What is wrong with a completed input, by field path, in the order of the screen; nothing when it can be calculated. */
export function validateSilage(input: SilageInput, subject: SilageSubject): Problem[] {
  const values: Record<keyof typeof silageRanges, number | null> = {
    ...input,
    siloWidth: input.silo.width,
    siloHeight: input.silo.height,
  };
  const names = Object.keys(silageRanges) as (keyof typeof silageRanges)[];
  const ranges = names.flatMap((name) => {
    const range: SilageRange = silageRanges[name];
    return range.mode && range.mode !== input.mode ? [] : rangeProblem(range, values[name]);
  });
  return [...productProblem(subject), ...ranges, ...discountProblem(input, subject)];
}
