import type { ImportError } from '@surco/shared/contract';
import type { CellValue } from '../workbook/book';
import { cellError, isEmpty, type Read, readText } from './cells';

/** Where each column of a file stands. */
export type Headings<N extends string> = ReadonlyMap<N, number>;

/** One row's cells, each by its column; problems are gathered rather than thrown, so that one look shows them all. */
export class CellReader<N extends string> {
  readonly errors: ImportError[] = [];

  constructor(
    private readonly cells: readonly CellValue[],
    private readonly headings: Headings<N>,
    private readonly required: ReadonlySet<N>,
    /** As the spreadsheet numbers it. */
    readonly row: number,
  ) {}

  has(name: N): boolean {
    return this.headings.has(name);
  }

  at(name: N): CellValue {
    const index = this.headings.get(name);
    return index === undefined ? null : (this.cells[index] ?? null);
  }

  wrong(column: N, message: string): void {
    this.errors.push({ row: this.row, column, message });
  }

  cell<T>(name: N, read: (cell: CellValue) => Read<T>, empty: T): T {
    const cell = this.at(name);
    if (isEmpty(cell)) {
      if (this.required.has(name) && this.has(name)) this.wrong(name, 'Este dato es obligatorio.');
      return empty;
    }
    const error = cellError(cell);
    const result = error ? { problem: error } : read(cell);
    if ('value' in result) return result.value;
    this.wrong(name, result.problem);
    return empty;
  }

  text(name: N, maxLength: number): string {
    return this.cell(name, (cell) => readText(cell, maxLength), '');
  }
}
