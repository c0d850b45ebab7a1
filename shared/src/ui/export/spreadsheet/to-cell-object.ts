import type { CellObject } from 'write-excel-file/browser';
import { getCalendarDate, isCalendarDate } from '../../../domain/calendar/calendarDates';
import { getInstantParts } from '../../../domain/calendar/getInstantParts';
import type { ExportCell } from './export-cell';

/** The maximum length of a cell's text in spreadsheet programs. */
const MAX_TEXT_LENGTH = 32_767;

const FORMATS = {
  integer: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
  date: 'dd/mm/yy',
  time: 'dd/mm/yy hh:mm',
} as const;

/** Spreadsheet programs decode `_x0041_` in a text as a character; the underscore is escaped to prevent it. */
const escapeCharacterCodes = (text: string): string => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

/** write-excel-file looks texts up in a plain object, where `constructor` and the like already exist. */
const escapeObjectKeys = (text: string): string =>
  text in Object.prototype ? `_x${(text.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}_${text.slice(1)}` : text;

const createTextCell = (text: string): CellObject => ({
  value: escapeObjectKeys(escapeCharacterCodes(text.slice(0, MAX_TEXT_LENGTH))),
  type: String,
  align: 'left',
  indent: 1,
});

const createNumberCell = (value: number, format: string): CellObject | null =>
  Number.isFinite(value) ? { value, type: Number, format, align: 'right' } : null;

/** A cell with a date and time of day, which a spreadsheet stores without a time zone. @param time `HH:mm` */
const createDateCell = (day: string, time: string, format: string): CellObject | null => {
  const value = new Date(`${day}T${time}Z`);
  return Number.isNaN(value.getTime()) ? null : { value, type: Date, format, align: 'center' };
};

/** Day of a date in the company's time zone, `YYYY-MM-DD`; a calendar date stays as it is. */
const toDay = (date: string, timeZone: string): string =>
  isCalendarDate(date) ? date : getCalendarDate(timeZone, new Date(date));

/** Time of day of an instant in the company's time zone, `HH:mm`. */
function toTimeOfDay(instant: Date, timeZone: string): string {
  const { hour, minute } = getInstantParts(timeZone, instant);
  return `${hour}:${minute}`;
}

/** Converts a cell to the library's form. Text stays text whatever it starts with: no cell is ever a formula. */
export function toCellObject(cell: ExportCell, timeZone: string): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return createTextCell(cell);
  if (typeof cell === 'number')
    return createNumberCell(cell, Number.isInteger(cell) ? FORMATS.integer : FORMATS.decimal);
  if ('decimal' in cell) return cell.decimal === null ? null : createNumberCell(cell.decimal, FORMATS.decimal);
  if ('percent' in cell) return createNumberCell(cell.percent, FORMATS.percent);
  if ('money' in cell) return createNumberCell(Number(cell.money), FORMATS.decimal);
  if ('date' in cell) return createDateCell(toDay(cell.date, timeZone), '00:00', FORMATS.date);
  return createDateCell(toDay(cell.time, timeZone), toTimeOfDay(new Date(cell.time), timeZone), FORMATS.time);
}

/** Characters of a formatted number: digits, thousands separators and two decimals. */
const measureNumber = (value: number): number => Math.ceil((String(Math.trunc(value)).length * 4) / 3) + 3;

/**
 * Width of a cell in characters; a number that does not fit would show as #####. 0 for a percentage or a date without
 * time, which fit into the narrowest column.
 */
export function measureCell(cell: ExportCell | undefined): number {
  if (typeof cell === 'string') return cell.length;
  if (typeof cell === 'number') return measureNumber(cell);
  if (!cell) return 0;
  if ('money' in cell) return measureNumber(Number(cell.money));
  if ('decimal' in cell) return measureNumber(cell.decimal ?? 0);
  return 'time' in cell ? FORMATS.time.length : 0;
}
