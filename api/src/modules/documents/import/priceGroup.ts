import type { FieldError, ImportError } from '@surco/shared/contract';
import {
  compareMoney,
  formatMoney,
  generalPriceList,
  resolveListPrice,
  type SellableProduct,
} from '@surco/shared/domain';
import type { CurrentUser } from '../../../core/http/currentUser';
import { HttpError } from '../../../core/http/httpError';
import { priceLines, type PricedLines } from '../common/priceLines';
import type { ColumnName } from './importColumns';
import type { ImportGroup } from './groupRows';
import type { ImportLookup } from './importLookup';
import type { SaleReferences } from './resolveReferences';
import type { SaleImportRow } from './saleSheetFormat';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';

const columnOfField: Readonly<Record<string, ColumnName>> = {
  productId: 'clave_producto',
  quantity: 'bolsas',
  discount: 'descuento_pct',
  hectares: 'hectareas',
};

/** Maps a field error at `lines.2.quantity` to the cell of the file that the value came from. */
export function toImportError({ path, message }: FieldError, { rows, first }: ImportGroup): ImportError {
  const [, index = '', field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const row = rows[Number(index)] ?? first;
  return { row: index ? row.row : first.row, column: columnOfField[field] ?? '', message };
}

/** Returns the Spanish error of a list price that the user may not import; null when it is allowed. */
function checkListPrice({ price }: SaleImportRow, product: SellableProduct, { role }: CurrentUser): string | null {
  if (price === null || role === 'Admin' || compareMoney(price, product.basePrice) === 0) return null;
  return `El precio de lista de ${product.code} es ${formatMoney(product.basePrice)}; deje la celda vacía. Solo un administrador importa otro precio.`;
}

interface PriceGroupOptions {
  user: CurrentUser;
  today: string;
  lookup: ImportLookup;
  emergence: number;
  /** Null when the sale refers to an unknown record: then the general prices count. */
  references: SaleReferences | null;
}

/**
 * Prices the rows of one sale by the rules of POST /sales.
 * @param errors receives an error for each invalid cell
 * @returns null when there was such an error
 */
export function priceGroup(
  { user, today, lookup, emergence, references }: PriceGroupOptions,
  group: ImportGroup,
  errors: ImportError[],
): PricedLines | null {
  const errorCount = errors.length;
  const sellable: SellableProduct[] = [];
  const lines = group.rows.map((row) => {
    const listed = lookup.products.get(toLookupKey(row.code));
    const product = listed && {
      ...listed,
      basePrice: resolveListPrice(listed, references ?? generalPriceList, today).price,
    };
    if (!product)
      errors.push({ row: row.row, column: 'clave_producto', message: `No hay un producto con la clave ${row.code}.` });
    else if (product.enabled) {
      sellable.push({ ...product, basePrice: row.price ?? product.basePrice });
      const message = checkListPrice(row, product, user);
      if (message) errors.push({ row: row.row, column: 'precio_lista', message });
    }
    const { bags: quantity, discount, hectares } = row;
    return { productId: product?.id ?? '', quantity, discount, hectares, lot: row.lot || null };
  });
  if (errors.length > errorCount) return null;
  try {
    return priceLines(lines, sellable, emergence);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    errors.push(...(error.body.details ?? []).map((fieldError) => toImportError(fieldError, group)));
    return null;
  }
}
