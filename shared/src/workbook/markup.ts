import { calendarDateIn, isCalendarDate } from '../domain/calendar';
import type { ExportCell, ExportHead, ExportRow } from './cell';

/** The longest text a cell may hold, in any program. */
const LONGEST = 32_767;
const DAY = 86_400_000;
/** A spreadsheet counts days from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** The looks of cells, by their place in `styles.xml`. */
const looks = { plain: 0, left: 1, right: 2, center: 3, whole: 4, decimal: 5, date: 6, percent: 7, time: 8 } as const;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** No sign that XML forbids, and nothing that a program would read as an escape of its own. */
const written = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** "A" to "Z", "AA" and on. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);

const textCell = (place: string, text: string, look: number): string =>
  `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${written(text)}</t></is></c>`;

const figureCell = (place: string, figure: number, look: number): string =>
  Number.isFinite(figure) ? `<c r="${place}" s="${look}"><v>${figure}</v></c>` : '';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock shows where the company is, as a part of the day. */
function clockOf(instant: Date, timeZone: string): number {
  // To make one takes longer than all the rest of a row.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  clocks.set(timeZone, clock);
  const [hour = 0, minute = 0] = clock.format(instant).split(':').map(Number);
  return (hour * 60 + minute) / 1_440;
}

/** An instant falls on the day it is where the company is; a calendar date is one already. */
const daysOf = (date: string, timeZone: string): number => {
  const day = isCalendarDate(date) ? date : calendarDateIn(timeZone, new Date(date));
  return (Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY;
};

/** A text is written as a text whatever it begins with: no cell of ours is a formula. */
function cellOf(place: string, cell: ExportCell, timeZone: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(place, cell, looks.plain);
  if (typeof cell === 'number') return figureCell(place, cell, Number.isInteger(cell) ? looks.whole : looks.decimal);
  if ('decimal' in cell) return cell.decimal === null ? '' : figureCell(place, cell.decimal, looks.decimal);
  if ('percent' in cell) return figureCell(place, cell.percent, looks.percent);
  if ('money' in cell) return figureCell(place, Number(cell.money), looks.decimal);
  if ('date' in cell) return figureCell(place, daysOf(cell.date, timeZone), looks.date);
  return figureCell(place, daysOf(cell.time, timeZone) + clockOf(new Date(cell.time), timeZone), looks.time);
}

/** A row of the sheet; `at` counts from 1. */
export const rowMarkup = (cells: ExportRow, at: number, timeZone: string): string =>
  `<row r="${at}">${cells.map((cell, column) => cellOf(columnName(column) + at, cell, timeZone)).join('')}</row>`;

/** A head stands where what is under it stands. */
function sideOf({ align }: ExportHead, at: number, rows: readonly ExportRow[]): ExportHead['align'] {
  const first = rows.map((row) => row[at] ?? null).find((cell) => cell !== null && cell !== '') ?? null;
  if (first === null) return align;
  if (typeof first === 'string') return 'left';
  return typeof first === 'object' && ('date' in first || 'time' in first) ? 'center' : 'right';
}

export const headMarkup = (heads: readonly ExportHead[], rows: readonly ExportRow[]): string =>
  `<row r="1">${heads
    .map((head, at) => textCell(`${columnName(at)}1`, head.title, looks[sideOf(head, at, rows)]))
    .join('')}</row>`;

/** The name of a sheet: 31 signs, none of those that a reference is made of. */
export const sheetName = (name: string): string => written(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));
