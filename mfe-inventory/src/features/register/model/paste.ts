import { readFigure } from '@surco/shared/domain/figure';
import { fold } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';
import { texts } from '../texts';
import { type Catalogue, productOf } from './catalogue';

/** A product and its bags as they were pasted. */
export interface Pasted {
  code: string;
  bags: number;
}

/** A line that said nothing that can be registered, and why. */
export interface Misread {
  line: number;
  text: string;
  reason: string;
}

export interface Reading {
  rows: readonly Pasted[];
  misread: readonly Misread[];
}

export const isBags = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= limits.inventory.bagsMax;

/** As this product calls it, and its template of sales; and as many a spreadsheet does. */
const HEADINGS: readonly string[] = ['clave', 'clave_producto', 'codigo', 'producto'];

const isHeading = (cells: readonly string[]): boolean => HEADINGS.includes(fold(cells[0] ?? ''));

/** The first column is the code and the last one the bags: a column of names between them does no harm. */
function readLine(cells: readonly string[], catalogue: Catalogue): Pasted | string {
  const product = productOf(catalogue, cells[0] ?? '');
  const bags = readFigure(cells.at(-1) ?? '');
  if (cells.length < 2) return texts.noPair;
  if (!product) return texts.noProduct;
  return isBags(bags) ? { code: product.code, bags } : texts.noBags;
}

/**
 * Reads what was copied from a spreadsheet: lines of cells parted by tabs (or by semicolons, as a file has them).
 * @param room how many rows there is still place for
 */
export function readPasted(text: string, catalogue: Catalogue, room: number = limits.inventory.rowsMax): Reading {
  const rows: Pasted[] = [];
  const misread: Misread[] = [];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const cells = line.split(/[\t;]/).map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || (index === 0 && isHeading(cells))) return;
    const read = readLine(
      cells.findLastIndex(Boolean) < 1 ? cells.filter(Boolean) : cells.slice(0, cells.findLastIndex(Boolean) + 1),
      catalogue,
    );
    const reason = typeof read === 'string' ? read : rows.length >= room ? texts.noRoom : undefined;
    if (reason) misread.push({ line: index + 1, text: cells.filter(Boolean).join(' · '), reason });
    else if (typeof read !== 'string') rows.push(read);
  });
  return { rows, misread };
}

/** Whether a paste is a piece of a spreadsheet rather than the text of one cell. */
export const isGrid = (text: string): boolean => /[\t\n\r]/.test(text.trim());
