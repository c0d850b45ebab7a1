import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility';
import type { SheetColumn, SheetRow, SheetValue } from '../sheetTypes';
import { computeWrappedHeight } from './writeWorkbook';

/** The style number of each column, for plain, bold and blank rows. */
export interface RowStyles {
  plain: readonly string[];
  bold: readonly string[];
  blank: readonly string[];
}

const msPerDay = 86_400_000;
/** Day 0 of the dates of Excel. */
const dayZero = Date.UTC(1899, 11, 30);

const toSerialDate = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - dayZero) / msPerDay;

/** Every text is a text cell, so that a spreadsheet program never runs it as a formula. */
function renderCellXml({ kind }: SheetColumn, value: SheetValue, attributes: string): string {
  if (value === null || value === '') return `<c ${attributes}/>`;
  // Inline, because a table of all texts would have to be in memory.
  if (kind === 'text')
    return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${sanitizeTextContent(String(value))}</t></is></c>`;
  return `<c ${attributes}><v>${kind === 'date' ? toSerialDate(String(value)) : Number(value)}</v></c>`;
}

function renderHeightAttributes(columns: readonly SheetColumn[], values: readonly SheetValue[]): string {
  const heights = columns.flatMap((column, index) =>
    column.wrap ? [computeWrappedHeight(column, values[index] ?? null)] : [],
  );
  return heights.length > 0 ? ` ht="${Math.max(...heights)}" customHeight="1"` : '';
}

const joinCells = (
  columns: readonly SheetColumn[],
  row: number,
  styles: readonly string[],
  values: SheetRow['values'],
) =>
  columns
    .map((column, index) =>
      renderCellXml(column, values[index] ?? null, `r="${getCellAddress(row, index)}" s="${styles[index] ?? '0'}"`),
    )
    .join('');

/** @param row counted from 0, the heading included */
export function renderRowXml(columns: readonly SheetColumn[], row: number, styles: RowStyles, data: SheetRow): string {
  const cells = joinCells(columns, row, data.bold ? styles.bold : styles.plain, data.values);
  return `<row r="${row + 1}"${renderHeightAttributes(columns, data.values)}>${cells}</row>`;
}

/** A formatted empty row. */
export const renderBlankRowXml = (columns: readonly SheetColumn[], row: number, styles: RowStyles): string =>
  `<row r="${row + 1}">${joinCells(columns, row, styles.blank, [])}</row>`;
