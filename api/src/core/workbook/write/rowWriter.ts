import type { SheetColumn, SheetRow, SheetValue } from '../sheetTypes';
import { CellWriter } from './cellWriter';
import { RecordReader } from './recordReader';
import { computeWrappedHeight } from './writeWorkbook';
import { XmlBytes } from './xmlBytes';

/** The style number of each column, for plain, bold and blank rows. */
export interface RowStyles {
  plain: readonly string[];
  bold: readonly string[];
  blank: readonly string[];
}

function renderHeightAttributes(columns: readonly SheetColumn[], values: readonly SheetValue[]): string {
  const heights = columns.flatMap((column, index) =>
    column.wrap ? [computeWrappedHeight(column, values[index] ?? null)] : [],
  );
  return heights.length > 0 ? ` ht="${Math.max(...heights)}" customHeight="1"` : '';
}

const rowStart = Buffer.from('<row r="');
const rowTagEnd = Buffer.from('">');
const rowEnd = Buffer.from('</row>');

/** Writes the rows of a sheet below its headings. */
export class RowWriter {
  /** Number of rows that were written. */
  count = 0;
  /** Whether records can be written without parsing them: the height of a wrapped row depends on its texts. */
  readonly copiesRecords: boolean;
  private readonly xml = new XmlBytes();
  private readonly plain: readonly CellWriter[];
  private readonly bold: readonly CellWriter[];
  private readonly blank: readonly CellWriter[];

  constructor(
    private readonly columns: readonly SheetColumn[],
    styles: RowStyles,
  ) {
    this.copiesRecords = !columns.some(({ wrap }) => wrap);
    const createCells = (numbers: readonly string[]): CellWriter[] =>
      columns.map((column, index) => new CellWriter(column, index, numbers[index] ?? '0'));
    this.plain = createCells(styles.plain);
    this.bold = createCells(styles.bold);
    this.blank = createCells(styles.blank);
  }

  writeRow({ values, bold }: SheetRow): void {
    this.writeCells(bold ? this.bold : this.plain, values, renderHeightAttributes(this.columns, values));
  }

  writeBlankRow(): void {
    this.writeCells(this.blank, [], '');
  }

  /** Writes the records of {@link RecordReader}, if {@link copiesRecords}. */
  writeRecords(records: Buffer): void {
    const reader = new RecordReader(records);
    while (reader.next()) {
      const number = this.startRow();
      this.xml.append(rowTagEnd);
      for (const cell of this.plain) {
        cell.writeRecordValue(this.xml, number, reader);
        if (!reader.isEndOfRecord) reader.next();
      }
      this.xml.append(rowEnd);
    }
  }

  /** Returns the XML of the rows that were written since the last call. */
  takeXml(): Buffer {
    return this.xml.take();
  }

  /** @returns the number of the row */
  private startRow(): Buffer {
    this.count += 1;
    // The headings are row 1.
    const number = Buffer.from(String(this.count + 1));
    this.xml.append(rowStart);
    this.xml.append(number);
    return number;
  }

  private writeCells(cells: readonly CellWriter[], values: readonly SheetValue[], attributes: string): void {
    const number = this.startRow();
    this.xml.append(Buffer.from(`"${attributes}>`));
    cells.forEach((cell, index) => cell.write(this.xml, number, values[index] ?? null));
    this.xml.append(rowEnd);
  }
}
