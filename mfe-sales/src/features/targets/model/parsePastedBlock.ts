import type { TargetGrid } from '@surco/shared/contract';
import { parseNumber, type TargetMeasure } from '@surco/shared/domain';
import type { RejectedLine } from '@surco/shared/ui/paste';
import { rejectionReasons } from '../texts';
import type { PastedTarget, PasteResult } from './parsePastedTargets';
import { isValidTarget } from './targetForm';

/** The cell of the table that has the focus, both from 0. */
export interface FocusedCell {
  row: number;
  column: number;
}

/** The table as it is shown. */
interface ShownTable {
  rows: TargetGrid['rows'];
  /** Of the columns; null for all products. */
  productIds: readonly (string | null)[];
  measure: TargetMeasure;
}

/** Returns the targets of a line, or why it is rejected. */
function readLine(
  values: readonly (number | null)[],
  { row, column }: FocusedCell,
  { rows, productIds, measure }: ShownTable,
): PastedTarget[] | string {
  const owner = rows[row];
  if (!owner) return rejectionReasons.noMoreRows;
  if (!owner.isActive) return rejectionReasons.inactiveOwner;
  if (column + values.length > productIds.length) return rejectionReasons.noMoreColumns;
  if (!values.every((value) => isValidTarget(measure, value))) return rejectionReasons.invalidValue;
  return values.map((value, index) => ({ ownerId: owner.id, productId: productIds[column + index] ?? null, value }));
}

/**
 * Parses cells of numbers that were copied from a spreadsheet without their names: they go to the right of and below
 * the cell that has the focus.
 * @returns null for text with anything but numbers, which `parsePastedTargets` reads
 */
export function parsePastedBlock(text: string, focused: FocusedCell, table: ShownTable): PasteResult | null {
  const lines = text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const numbers = lines.map((cells) => cells.map(parseNumber));
  if (numbers.flat().some(Number.isNaN)) return null;
  const targets: PastedTarget[] = [];
  const rejected: RejectedLine[] = [];
  numbers.forEach((values, index) => {
    const read = readLine(values, { ...focused, row: focused.row + index }, table);
    if (typeof read === 'string')
      rejected.push({ line: index + 1, text: lines[index]?.join(' · ') ?? '', reason: read });
    else targets.push(...read);
  });
  return { targets, rejected };
}
