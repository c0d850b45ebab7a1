import { formatCount } from '../text/formats';
import type { FieldError } from '../fieldError';
import type { ProductData } from '../products/product';
import type { LineValues } from './validateLines';

/** The message for a line with more bags than are available. */
export const formatStockShortage = (code: string, available: number): string =>
  available > 0
    ? `Solo ${available === 1 ? 'queda' : 'quedan'} ${formatCount(available, 'bolsa disponible', 'bolsas disponibles')} de ${code}.`
    : `Ya no hay bolsas disponibles de ${code}.`;

/**
 * Finds lines with more bags than are available.
 * @param getAvailable returns the bags of a product, undefined when unknown; the server reads its locked rows, the form
 * the last response
 */
export function validateStock(
  lines: readonly LineValues[],
  products: readonly Pick<ProductData, 'id' | 'code'>[],
  getAvailable: (productId: string) => number | undefined,
): FieldError[] {
  const codes = new Map(products.map((product) => [product.id, product.code]));
  return lines.flatMap((line, index) => {
    const left = getAvailable(line.productId);
    return left !== undefined && (line.quantity ?? 0) > left
      ? [
          {
            path: `lines.${index}.quantity`,
            message: formatStockShortage(codes.get(line.productId) ?? 'este producto', left),
          },
        ]
      : [];
  });
}
