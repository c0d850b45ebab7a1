import type { RowBatch, SheetDefinition, SheetRow } from '../sheetTypes';
import { parseRecords } from './parseRecords';

/** Takes the rows of one sheet after the other from batches of any size. */
export class BatchCursor {
  private batch: RowBatch = { sheet: 0, rows: [] };

  constructor(
    private readonly sheets: readonly SheetDefinition[],
    private readonly batches: AsyncIterator<RowBatch>,
  ) {}

  /** Returns the next rows of the sheet, at most `max`; none at the end of the sheet. */
  async takeRows(sheet: number, max: number): Promise<readonly SheetRow[]> {
    if (!(await this.hasRows(sheet))) return [];
    const rows =
      'rows' in this.batch
        ? this.batch.rows
        : parseRecords(Buffer.from(this.batch.records), this.sheets[sheet]?.columns ?? []);
    this.batch = { sheet, rows: rows.slice(max) };
    return rows.slice(0, max);
  }

  /** Returns the next rows of the sheet as records; null when these are not records or more than `max`. */
  async takeRecords(sheet: number, max: number): Promise<Buffer | null> {
    if (!(await this.hasRows(sheet)) || 'rows' in this.batch || this.batch.count > max) return null;
    const { records } = this.batch;
    this.batch = { sheet, rows: [] };
    return Buffer.from(records);
  }

  /** Whether the sheet has more rows. */
  async hasRows(sheet: number): Promise<boolean> {
    while ('rows' in this.batch && this.batch.rows.length === 0) {
      const next = await this.batches.next();
      if (next.done) return false;
      this.batch = next.value;
    }
    return this.batch.sheet === sheet;
  }
}
