import type { ImportError } from '@surco/shared/contract';
import { requiredMessage } from '@surco/shared/records/validationMessages';
import type { CellValue } from '../sheetTypes';
import { getCellErrorMessage, isEmptyCell, type CellResult, readText } from './readCell';

/** Index of each column in the file. */
export type ColumnIndexes<N extends string> = ReadonlyMap<N, number>;

/** Reads the cells of one row by column. Errors are collected rather than thrown, so that the report shows them all. */
export class CellReader<N extends string> {
  readonly errors: ImportError[] = [];

  constructor(
    private readonly cells: readonly CellValue[],
    private readonly columnIndexes: ColumnIndexes<N>,
    private readonly required: ReadonlySet<N>,
    /** Row number of the spreadsheet, counted from 1. */
    readonly row: number,
  ) {}

  hasColumn(name: N): boolean {
    return this.columnIndexes.has(name);
  }

  readRawCell(name: N): CellValue {
    const index = this.columnIndexes.get(name);
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  addError(column: N, message: string): void {
    this.errors.push({ row: this.row, column, message });
  }

  readCell<T>(name: N, read: (cell: CellValue) => CellResult<T>, empty: T): T {
    const cell = this.readRawCell(name);
    if (isEmptyCell(cell)) {
      if (this.required.has(name) && this.hasColumn(name)) this.addError(name, requiredMessage);
      return empty;
    }
    const error = getCellErrorMessage(cell);
    const result = error ? { problem: error } : read(cell);
    if ('value' in result) return result.value;
    this.addError(name, result.problem);
    return empty;
  }

  readText(name: N, maxLength: number): string {
    return this.readCell(name, (cell) => readText(cell, maxLength), '');
  }
}
