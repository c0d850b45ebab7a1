import type { SheetRow } from '../sheetTypes';

/** Rows of one sheet, by its position. Batches come sheet by sheet. */
export interface RowBatch {
  sheet: number;
  rows: readonly SheetRow[];
}

/** Takes the rows of one sheet after the other from batches of any size. */
export class BatchCursor {
  private batch: RowBatch = { sheet: 0, rows: [] };

  constructor(private readonly batches: AsyncIterator<RowBatch>) {}

  /** Returns the next rows of the sheet, at most `max`; none at the end of the sheet. */
  async take(sheet: number, max: number): Promise<readonly SheetRow[]> {
    if (!(await this.hasRows(sheet))) return [];
    const { rows } = this.batch;
    this.batch = { sheet, rows: rows.slice(max) };
    return rows.slice(0, max);
  }

  /** Whether the sheet has more rows. */
  async hasRows(sheet: number): Promise<boolean> {
    while (this.batch.rows.length === 0) {
      const next = await this.batches.next();
      if (next.done) return false;
      this.batch = next.value;
    }
    return this.batch.sheet === sheet;
  }
}
