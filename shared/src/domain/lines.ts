import { formatNumber, formatPercent, plural } from './formats';
import { limits } from './limits';
import type { Problem } from './problem';
import type { Product } from './product';

/** A line as the form holds it and the call carries it. */
export interface LineEntry {
  readonly productId: string;
  readonly quantity: number | null | undefined;
  readonly discount?: number | null;
  readonly hectares?: number | null;
}

type LineProduct = Pick<Product, 'id' | 'code' | 'maxDiscount'>;

const bags = limits.quantity;
const area = limits.lineHectares;
const count = limits.lines;

// Each names its product: a form tells them all in one place, away from their lines.
const quantityProblem = ({ quantity }: LineEntry, { code }: LineProduct): string | null =>
  Number.isInteger(quantity) && Number(quantity) >= bags.min && Number(quantity) <= bags.max
    ? null
    : `La cantidad de ${code} debe ser un número entero entre ${bags.min} y ${formatNumber(bags.max)} bolsas.`;

function discountProblem({ discount }: LineEntry, { code, maxDiscount }: LineProduct): string | null {
  const given = discount ?? 0;
  if (given >= 0 && given <= maxDiscount) return null;
  return given > maxDiscount
    ? `El descuento máximo de ${code} es ${formatPercent(maxDiscount)}.`
    : `El descuento de ${code} no puede ser negativo.`;
}

function hectaresProblem({ hectares }: LineEntry, { code }: LineProduct): string | null {
  const given = hectares ?? 0;
  if (given >= area.min && given <= area.max) return null;
  return given < 0 ? `Las hectáreas de ${code} no pueden ser negativas.` : `Las hectáreas de ${code} son demasiadas.`;
}

function lineProblems(line: LineEntry, product: LineProduct | undefined, repeated: boolean): [string, string | null][] {
  if (!product) return [['productId', 'Este producto ya no está disponible.']];
  return [
    ['productId', repeated ? `${product.code} ya está en otra línea; sume las bolsas en una sola.` : null],
    ['quantity', quantityProblem(line, product)],
    ['discount', discountProblem(line, product)],
    ['hectares', hectaresProblem(line, product)],
  ];
}

/**
 * What is wrong with the lines of a sale or DKbono, for the form and the API alike.
 * `products` are those that may be sold: a line with any other is refused.
 */
export function validateLines(lines: readonly LineEntry[], products: readonly LineProduct[]): Problem[] {
  if (lines.length < count.min) return [{ path: 'lines', message: 'Agregue al menos un producto.' }];
  if (lines.length > count.max)
    return [{ path: 'lines', message: `Son demasiados productos: el máximo es ${count.max}.` }];
  const known = new Map(products.map((product) => [product.id, product]));
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const repeated = seen.has(line.productId);
    seen.add(line.productId);
    return lineProblems(line, known.get(line.productId), repeated).flatMap(([field, message]) =>
      message ? [{ path: `lines.${index}.${field}`, message }] : [],
    );
  });
}

/** The sentence for a line that asks for more bags than there are. */
export const stockMessage = (code: string, available: number): string =>
  available > 0
    ? `Solo ${available === 1 ? 'queda' : 'quedan'} ${plural(available, 'bolsa disponible', 'bolsas disponibles')} de ${code}.`
    : `Ya no hay bolsas disponibles de ${code}.`;

/**
 * Lines that ask for more than is available; `available` answers by product id, undefined where it is unknown.
 * The server asks with its locked rows, the form with what it last saw.
 */
export function stockProblems(
  lines: readonly LineEntry[],
  products: readonly LineProduct[],
  available: (productId: string) => number | undefined,
): Problem[] {
  const codes = new Map(products.map((product) => [product.id, product.code]));
  return lines.flatMap((line, index) => {
    const left = available(line.productId);
    return left !== undefined && (line.quantity ?? 0) > left
      ? [{ path: `lines.${index}.quantity`, message: stockMessage(codes.get(line.productId) ?? 'este producto', left) }]
      : [];
  });
}
