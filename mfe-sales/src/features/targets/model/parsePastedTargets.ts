import type { TargetGrid } from '@surco/shared/contract';
import { foldText, parseNumber, type TargetMeasure } from '@surco/shared/domain';
import type { RejectedLine } from '@surco/shared/ui/paste';
import { rejectionReasons, texts } from '../texts';
import { isValidTarget } from './targetForm';

/** A pasted target: bags or MXN, by the measure that the table shows. */
export interface PastedTarget {
  ownerId: string;
  productId: string | null;
  value: number | null;
}

export interface PasteResult {
  targets: readonly PastedTarget[];
  rejected: readonly RejectedLine[];
}

interface Lookup {
  findOwner: (name: string) => string | undefined;
  /** Null for all products. */
  findProduct: (code: string) => string | null | undefined;
}

/** Names that mean all products: of the table, of the template, and what spreadsheets call their sum. */
const allProductsNames = new Set(['', foldText(texts.allProducts), 'todos', 'total']);

function createLookup({ rows, products }: TargetGrid): Lookup {
  const owners = new Map(rows.filter(({ isActive }) => isActive).map(({ id, name }) => [foldText(name), id]));
  const codes = new Map(products.map(({ id, code }) => [foldText(code), id]));
  return {
    findOwner: (name) => owners.get(foldText(name)),
    findProduct: (code) => (allProductsNames.has(foldText(code)) ? null : codes.get(foldText(code))),
  };
}

/** The products of the columns after the first, when the first line has only their codes; null for other lines. */
function readHeadings([first, ...codes]: readonly string[], { findOwner, findProduct }: Lookup) {
  const productIds = codes.map(findProduct);
  const isHeading = codes.length > 0 && !findOwner(first ?? '') && productIds.every((id) => id !== undefined);
  return isHeading && codes.some((code) => code !== '') ? productIds : null;
}

const splitLine = (line: string): string[] => line.split(/[\t;]/).map((cell) => cell.trim());

/** The column headings of a list with one target per line. */
const isListHeading = ([first = '']: readonly string[]): boolean =>
  ['consultor', 'zona', 'nombre'].includes(foldText(first));

/** Returns the targets of a line, or why it is rejected. */
function readLine(
  [name = '', ...rest]: readonly string[],
  headings: readonly (string | null | undefined)[] | null,
  { findOwner, findProduct }: Lookup,
  { owner, measure }: { owner: TargetGrid['owner']; measure: TargetMeasure },
): PastedTarget[] | string {
  const ownerId = findOwner(name);
  if (rest.length === 0 || (!headings && rest.length > 2)) return rejectionReasons.missingColumns;
  if (!ownerId) return rejectionReasons.unknownOwner[owner];
  const productIds = headings ?? [rest.length > 1 ? findProduct(rest[0] ?? '') : null];
  if (productIds.includes(undefined)) return rejectionReasons.unknownProduct;
  const values = headings ? rest.slice(0, headings.length) : rest.slice(-1);
  const targets = values.map((text, index) => ({
    ownerId,
    productId: productIds[index] ?? null,
    value: text === '' ? null : (parseNumber(text) ?? Number.NaN),
  }));
  return targets.every(({ value }) => isValidTarget(measure, value)) ? targets : rejectionReasons.invalidValue;
}

/**
 * Parses text that was copied from a spreadsheet, with cells separated by tabs or semicolons: a consultant or zone with
 * a target, or with a product code and a target, on each line; or a table with the product codes in the first line.
 */
export function parsePastedTargets(text: string, grid: TargetGrid, measure: TargetMeasure): PasteResult {
  const lookup = createLookup(grid);
  const targets: PastedTarget[] = [];
  const rejected: RejectedLine[] = [];
  let headings: ReturnType<typeof readHeadings> = null;
  text.split(/\r\n|\r|\n/).forEach((lineText, index) => {
    const cells = splitLine(lineText);
    if (cells.every((cell) => cell === '')) return;
    if (index === 0) headings = readHeadings(cells, lookup);
    if (index === 0 && (headings || isListHeading(cells))) return;
    const read = readLine(cells, headings, lookup, { owner: grid.owner, measure });
    if (typeof read === 'string')
      rejected.push({ line: index + 1, text: cells.filter(Boolean).join(' · '), reason: read });
    else targets.push(...read);
  });
  return { targets, rejected };
}
