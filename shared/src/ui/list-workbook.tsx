import writeExcelFile, { type CellObject } from 'write-excel-file/browser';
import { calendarDateIn, isCalendarDate } from '../domain/calendar';
import { noValue } from '../domain/formats';
import { runtimeConfig } from '../platform';
import type { ExportCell } from './export-cell';
import type { ListColumn } from './list-types';
import type { NamedFile } from './save-file';

const WIDEST = 46;
const NARROWEST = 12;
/** Rows whose texts decide how wide a column is. */
const MEASURED = 500;

/** The column as a cell: what it says of itself, or the text that stands on the screen. */
function cellOf<T>({ cell, render }: ListColumn<T>, row: T): ExportCell {
  if (cell) return cell(row);
  const shown = render(row);
  return (typeof shown === 'string' && shown !== noValue) || typeof shown === 'number' ? shown : null;
}

/** An instant falls on the day it is where the company is; a calendar date is one already. */
const dayOf = (date: string): string =>
  isCalendarDate(date) ? date : calendarDateIn(runtimeConfig().timeZone, new Date(date));

/** A text is written as a text whatever it begins with: no cell of ours is a formula. */
function written(cell: ExportCell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number')
    return { value: cell, type: Number, format: Number.isInteger(cell) ? '#,##0' : '#,##0.00' };
  if ('money' in cell) return { value: Number(cell.money), type: Number, format: '#,##0.00' };
  return { value: new Date(`${dayOf(cell.date)}T00:00:00Z`), type: Date, format: 'dd/mm/yy' };
}

const heading = ({ title, align = 'left' }: { title: string; align?: 'left' | 'right' | 'center' }): CellObject => ({
  value: title,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#E7E6E6',
  align,
});

const lengthOf = (cell: ExportCell | undefined): number => (typeof cell === 'string' ? cell.length : 0);

function widthOf(title: string, at: number, cells: readonly (readonly ExportCell[])[]): number {
  const longest = cells.slice(0, MEASURED).reduce((most, row) => Math.max(most, lengthOf(row[at])), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, title.length + 3, longest + 2));
}

/** Rows of a list as a workbook: its columns in their order, typed, with the heads in sight. */
export async function listWorkbook<T>(
  sheet: string,
  columns: readonly ListColumn<T>[],
  rows: readonly T[],
): Promise<Blob> {
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row)));
  return writeExcelFile(
    [
      {
        sheet,
        data: [columns.map(heading), ...cells.map((row) => row.map(written))],
        columns: columns.map(({ title }, at) => ({ width: widthOf(title, at, cells) })),
        stickyRowsCount: 1,
        orientation: 'landscape',
      },
    ],
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBlob();
}

/** The same under its name: "Clientes 2026-11-21.xlsx". */
export const listFile = async <T,>(
  name: string,
  day: string,
  columns: readonly ListColumn<T>[],
  rows: readonly T[],
): Promise<NamedFile> => ({ name: `${name} ${day}.xlsx`, blob: await listWorkbook(name, columns, rows) });
