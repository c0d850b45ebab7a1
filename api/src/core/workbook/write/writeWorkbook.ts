import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { limits } from '@surco/shared/domain';
import ExcelJS from 'exceljs';
import type { RowBatch, SheetColumn, SheetDefinition, SheetRow, SheetValue } from '../sheetTypes';
import { computeWidth, createBlankStyle, createCellStyle, createHeadingStyle } from './sheetStyles';

declare module 'exceljs' {
  interface Worksheet {
    /** Missing in the types of the library. Of a cell alone, it writes validations that overlap. */
    dataValidations: { add: (range: string, validation: DataValidation) => void };
  }
}

/** Excel opens at most 1,048,576 rows per sheet, the heading included. */
const maxRowsPerSheet = 1_048_575;

/** In landscape on US Letter, the default of the format, as wide as one page, with the headings on each page. */
const pageSetup: Partial<ExcelJS.PageSetup> = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5, header: 0.3, footer: 0.3 },
  printTitlesRow: '1:1',
};

const lineHeight = 15;

/** The height of a wrapped text in points; not every program computes it. */
const computeHeight = ({ width = 0 }: SheetColumn, value: SheetValue): number =>
  lineHeight * Math.max(1, Math.ceil(String(value ?? '').length / (width - 4)));

/** The maximum length of a cell's text in spreadsheet programs. */
const maxTextLength = 32_767;

/** Spreadsheet programs decode `_x0041_` in a text as a character; the underscore is escaped to prevent it. */
const characterCode = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Characters that XML forbids and the library does not remove. */
const forbiddenCharacters = /[\uFFFE\uFFFF]/g;

/** A text is always a text cell, so that a spreadsheet program never runs it as a formula. */
function toCellValue({ kind, labels }: SheetColumn, value: SheetValue): string | number | Date | null {
  if (value === null || value === '') return null;
  if (kind === 'date') return new Date(`${value}T00:00:00Z`);
  if (kind === 'time') return new Date(`${value}:00Z`);
  if (kind !== 'text') return Number(value);
  const text = String(value);
  return ((labels && Object.hasOwn(labels, text) && labels[text]) || text)
    .slice(0, maxTextLength)
    .replace(forbiddenCharacters, '')
    .replace(characterCode, '_x005F_');
}

const createDropdown = (choices: string): ExcelJS.DataValidation => ({
  type: 'list',
  allowBlank: true,
  showErrorMessage: true,
  errorStyle: 'warning',
  errorTitle: 'Valor fuera de la lista',
  error: 'Elija un valor de la lista; otro será rechazado al importar.',
  formulae: [choices],
});

/** Writes one sheet row by row, with frozen headings. */
class SheetWriter {
  /** Number of rows below the headings. */
  count = 0;
  private readonly worksheet: ExcelJS.Worksheet;
  private readonly plain: readonly Partial<ExcelJS.Style>[];
  private readonly bold: readonly Partial<ExcelJS.Style>[];

  constructor(
    workbook: ExcelJS.stream.xlsx.WorkbookWriter,
    name: string,
    private readonly sheet: SheetDefinition,
  ) {
    const { columns, hasFilter = false } = sheet;
    this.worksheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }], pageSetup });
    this.worksheet.columns = columns.map((column) => ({ width: computeWidth(column) }));
    // The library recognizes a style by its object.
    this.plain = columns.map((column) => createCellStyle(column, false));
    this.bold = columns.map((column) => createCellStyle(column, true));
    const headings = columns.map(({ heading }) => heading);
    const styles = columns.map((column) => createHeadingStyle(column, hasFilter));
    this.addRow(headings, styles, 20);
  }

  writeRow({ values, bold }: SheetRow): void {
    const { columns } = this.sheet;
    const cells = columns.map((column, index) => toCellValue(column, values[index] ?? null));
    const heights = columns.flatMap((column, index) =>
      column.wrap ? [computeHeight(column, values[index] ?? null)] : [],
    );
    this.addRow(cells, bold ? this.bold : this.plain, heights.length > 0 ? Math.max(...heights) : undefined);
    this.count += 1;
  }

  /** Writes the empty rows, the dropdowns in all rows of an import, and the end of the sheet. */
  end(): void {
    const { columns, blankRows = 0, hasFilter } = this.sheet;
    const styles = columns.map(createBlankStyle);
    const empty = columns.map(() => null);
    for (let blank = 0; blank < blankRows; blank += 1) this.addRow(empty, styles, lineHeight);
    for (const [index, { choices }] of columns.entries()) {
      const letter = this.worksheet.getColumn(index + 1).letter;
      if (choices)
        this.worksheet.dataValidations.add(
          `${letter}2:${letter}${limits.workbook.maxRows + 1}`,
          createDropdown(choices),
        );
    }
    if (hasFilter) this.worksheet.autoFilter = { from: 'A1', to: { row: this.count + 1, column: columns.length } };
    this.worksheet.commit();
  }

  private addRow(
    values: readonly ReturnType<typeof toCellValue>[],
    styles: readonly Partial<ExcelJS.Style>[],
    height?: number,
  ): void {
    const row = this.worksheet.addRow([...values]);
    if (height) row.height = height;
    styles.forEach((style, index) => {
      row.getCell(index + 1).style = style;
    });
    row.commit();
  }
}

async function addSheets(
  file: PassThrough,
  sheets: readonly SheetDefinition[],
  batches: AsyncIterator<RowBatch>,
  maxRows: number,
): Promise<void> {
  const closed = new AbortController();
  file.once('close', () => closed.abort());
  // An error of the first rows comes before the first byte, so that the server can still answer with it.
  let next = await batches.next();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: file,
    useStyles: true,
    zip: { zlib: { level: 1 } },
  });
  for (const [index, sheet] of sheets.entries()) {
    let ordinal = 1;
    let writer = new SheetWriter(workbook, sheet.name, sheet);
    for (; !next.done && next.value.sheet === index; next = await batches.next()) {
      for (const row of next.value.rows) {
        if (writer.count === maxRows) {
          writer.end();
          ordinal += 1;
          writer = new SheetWriter(workbook, `${sheet.name} ${ordinal}`, sheet);
        }
        writer.writeRow(row);
      }
      // The library writes on without waiting for a slow reader.
      closed.signal.throwIfAborted();
      if (file.writableNeedDrain) await once(file, 'drain', { signal: closed.signal });
    }
    writer.end();
  }
  await workbook.commit();
}

/**
 * Writes a workbook while its rows arrive; memory does not grow with their number. No more rows are read when the
 * reader destroys the file.
 * @param batches rows sheet by sheet, in the order of the sheets
 * @param maxRows rows of one sheet; the next ones continue on a further sheet, "Detalle 2"
 */
export function writeWorkbook(
  sheets: readonly SheetDefinition[],
  batches: AsyncIterator<RowBatch>,
  maxRows = maxRowsPerSheet,
): PassThrough {
  const file = new PassThrough();
  addSheets(file, sheets, batches, maxRows)
    .catch((error: Error) => file.destroy(error))
    .finally(() => batches.return?.());
  return file;
}
