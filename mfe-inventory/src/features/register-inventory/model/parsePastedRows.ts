import { foldText, parseNumber } from '@surco/shared/domain';
import { inventoryFields } from '@surco/shared/records/inventory';
import type { RejectedLine } from '@surco/shared/ui/paste';
import { rejectionReasons } from '../texts';
import { type ProductLookup, findProduct } from './productLookup';

/** The bags of a pasted product code. */
export interface PastedRow {
  productId: string;
  bags: number;
}

export interface PasteResult {
  rows: readonly PastedRow[];
  rejected: readonly RejectedLine[];
}

export const isValidBagCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= inventoryFields.initial.max;

/** Names of the code column, folded: in this application, in its sales template and in common spreadsheets. */
const CODE_HEADINGS: readonly string[] = ['clave', 'clave_producto', 'codigo', 'producto'];

const isHeadingLine = (cells: readonly string[]): boolean => CODE_HEADINGS.includes(foldText(cells[0] ?? ''));

/** Reads the code from the first cell and the bags from the last one. Returns the reason when it rejects the line. */
function parseLine(
  cells: readonly string[],
  productLookup: ProductLookup,
  hasProduct: { pasted: ReadonlySet<string>; registered: ReadonlySet<string> },
): PastedRow | string {
  const product = findProduct(productLookup, cells[0] ?? '');
  const bags = parseNumber(cells.at(-1) ?? '');
  if (cells.length < 2) return rejectionReasons.missingColumns;
  if (!product) return rejectionReasons.unknownCode;
  if (hasProduct.registered.has(product.id)) return rejectionReasons.registered;
  if (hasProduct.pasted.has(product.id)) return rejectionReasons.duplicate;
  return isValidBagCount(bags) ? { productId: product.id, bags } : rejectionReasons.invalidBags;
}

/**
 * Parses text that was copied from a spreadsheet, with cells separated by tabs or semicolons.
 * @param registered the ids of the products that already have inventory
 * @returns the rows, and the rejected lines with their 1-based numbers
 */
export function parsePastedRows(
  text: string,
  productLookup: ProductLookup,
  registered: ReadonlySet<string> = new Set(),
): PasteResult {
  const rows: PastedRow[] = [];
  const rejected: RejectedLine[] = [];
  const pasted = new Set<string>();
  text.split(/\r\n|\r|\n/).forEach((lineText, index) => {
    const cells = lineText.split(/[\t;]/).map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || (index === 0 && isHeadingLine(cells))) return;
    const filled = cells.filter(Boolean);
    const lastFilledIndex = cells.lastIndexOf(filled.at(-1) ?? '');
    const row = parseLine(cells.slice(0, lastFilledIndex + 1), productLookup, { pasted, registered });
    if (typeof row === 'string') {
      rejected.push({ line: index + 1, text: filled.join(' · '), reason: row });
      return;
    }
    pasted.add(row.productId);
    rows.push(row);
  });
  return { rows, rejected };
}
