import { foldText } from '@surco/shared/domain';

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** Spellings that are not a beginning of the name. */
const otherMonthNames: Readonly<Record<string, number>> = { setiembre: 9, set: 9 };

const minMonthLetters = 3;

function parseMonth(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text.length < minMonthLetters) return 0;
  return otherMonthNames[text] ?? monthNames.findIndex((name) => name.startsWith(text)) + 1;
}

const timePattern = /[ t,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.? ?m\.?)?(?:z| ?[+-]\d\d:?\d\d)?$/;
const weekdayPattern =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:lun|mar|mie|jue|vie|sab|dom)\.?),? /;
const yearFirstPattern = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const separator = String.raw`(?:[-/.]| (?:de |del )?)`;
const dayFirstPattern = new RegExp(String.raw`^(\d{1,2})${separator}(\d{1,2}|[a-z]+)\.?${separator}(\d{4}|\d{2})$`);

const pad = (part: number): string => String(part).padStart(2, '0');

/**
 * Parses a date as people in Mexico type it: day, month and year, or year, month and day, with slashes, hyphens, dots or
 * spaces; the month may be a name, the year may have two digits, and a time of day may follow.
 * @returns `YYYY-MM-DD`, which need not exist in the calendar; null for any other text
 */
export function parseTextDate(text: string): string | null {
  const date = foldText(text).replace(timePattern, '').replace(weekdayPattern, '').trim();
  const [, longYear, ...monthAndDay] = yearFirstPattern.exec(date) ?? [];
  if (longYear) return [longYear, ...monthAndDay.map((part) => pad(Number(part)))].join('-');
  const [, day = '', monthText = '', year = ''] = dayFirstPattern.exec(date) ?? [];
  const month = parseMonth(monthText);
  if (month === 0) return null;
  return `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(Number(day))}`;
}
