import type { ImportError } from '@surco/shared/contract';
import { formatMoney } from '@surco/shared/domain/formats';
import { compareMoney } from '@surco/shared/domain/money';
import type { Problem } from '@surco/shared/domain/problem';
import type { OfferedProduct } from '@surco/shared/domain/product';
import type { CurrentUser } from '../../../http/currentUser';
import { Failure } from '../../../http/failure';
import { priceLines, type PricedSale } from '../../sales/lines';
import type { ColumnName } from './columns';
import type { ImportGroup } from './groups';
import type { Known } from './known';
import type { ImportRow } from './rows';
import { word } from './word';

const columnOfField: Readonly<Record<string, ColumnName>> = {
  productId: 'clave_producto',
  quantity: 'bolsas',
  discount: 'descuento_pct',
  hectares: 'hectareas',
};

/** A rule speaks of `lines.2.quantity`; the person of the cell it came from. */
export function atCell({ path, message }: Problem, { rows, first }: ImportGroup): ImportError {
  const [, index = '', field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = rows[Number(index)] ?? first;
  return { row: index ? row.row : first.row, column: columnOfField[field] ?? '', message };
}

function priceProblem({ price }: ImportRow, offer: OfferedProduct, { role }: CurrentUser): string | null {
  if (price === null || role === 'Admin' || compareMoney(price, offer.basePrice) === 0) return null;
  return `El precio de lista de ${offer.code} es ${formatMoney(offer.basePrice)}; deje la celda vacía. Solo un administrador importa otro precio.`;
}

interface Pricing {
  user: CurrentUser;
  known: Known;
  emergence: number;
}

/** Prices the rows of one sale by the rules of POST /sales; null when something is in the way. */
export function priceGroup(
  { user, known, emergence }: Pricing,
  group: ImportGroup,
  errors: ImportError[],
): PricedSale | null {
  const before = errors.length;
  const offers: OfferedProduct[] = [];
  const entries = group.rows.map((row) => {
    const product = known.products.get(word(row.code));
    if (!product)
      errors.push({ row: row.row, column: 'clave_producto', message: `No hay un producto con la clave ${row.code}.` });
    else if (product.enabled) {
      offers.push({ ...product, basePrice: row.price ?? product.basePrice });
      const message = priceProblem(row, product, user);
      if (message) errors.push({ row: row.row, column: 'precio_lista', message });
    }
    const { bags: quantity, discount, hectares } = row;
    return { productId: product?.id ?? '', quantity, discount, hectares, lot: row.lot || null };
  });
  if (errors.length > before) return null;
  try {
    return priceLines(entries, offers, emergence);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    errors.push(...(error.body.details ?? []).map((problem) => atCell(problem, group)));
    return null;
  }
}
