import { formatNumber } from '../text/formats';
import { limits } from '../limits';
import type { FieldError } from '../fieldError';
import type { ProductData } from '../products/product';
import { validateDiscount } from './discount';

/** A line of a form or a request body. `quantity` in bags, `discount` as a fraction. */
export interface LineValues {
  readonly productId: string;
  readonly quantity: number | null | undefined;
  readonly discount?: number | null;
  readonly hectares?: number | null;
}

type LineProduct = Pick<ProductData, 'id' | 'code' | 'maxDiscount'>;

const quantityLimits = limits.quantity;
const hectareLimits = limits.lineHectares;
const lineCountLimits = limits.lines;
export const unavailableProductMessage = 'Este producto ya no está disponible.';
export const tooManyLinesMessage = `Son demasiados productos: el máximo es ${lineCountLimits.max}.`;

// Each message names its product, because a form shows all of them in one place.
const validateQuantity = ({ quantity }: LineValues, { code }: LineProduct): string | null =>
  Number.isInteger(quantity) && Number(quantity) >= quantityLimits.min && Number(quantity) <= quantityLimits.max
    ? null
    : `La cantidad de ${code} debe ser un número entero entre ${quantityLimits.min} y ${formatNumber(quantityLimits.max)} bolsas.`;

function validateHectares({ hectares }: LineValues, { code }: LineProduct): string | null {
  const given = hectares ?? 0;
  if (given >= hectareLimits.min && given <= hectareLimits.max) return null;
  return given < 0 ? `Las hectáreas de ${code} no pueden ser negativas.` : `Las hectáreas de ${code} son demasiadas.`;
}

function validateLine(
  line: LineValues,
  product: LineProduct | undefined,
  isRepeated: boolean,
): [string, string | null][] {
  if (!product) return [['productId', unavailableProductMessage]];
  return [
    ['productId', isRepeated ? `${product.code} ya está en otro renglón; sume las bolsas en uno solo.` : null],
    ['quantity', validateQuantity(line, product)],
    ['discount', validateDiscount(line.discount ?? 0, product)],
    ['hectares', validateHectares(line, product)],
  ];
}

/**
 * Validates the lines of a sale or DKbono, for the form and the API.
 * @param products the products that may be sold; a line with any other is an error
 */
export function validateLines(lines: readonly LineValues[], products: readonly LineProduct[]): FieldError[] {
  if (lines.length < lineCountLimits.min) return [{ path: 'lines', message: 'Agregue al menos un producto.' }];
  if (lines.length > lineCountLimits.max) return [{ path: 'lines', message: tooManyLinesMessage }];
  const productsById = new Map(products.map((product) => [product.id, product]));
  const seenProductIds = new Set<string>();
  return lines.flatMap((line, index) => {
    const isRepeated = seenProductIds.has(line.productId);
    seenProductIds.add(line.productId);
    return validateLine(line, productsById.get(line.productId), isRepeated).flatMap(([field, message]) =>
      message ? [{ path: `lines.${index}.${field}`, message }] : [],
    );
  });
}
