import { getInstantParts, type InstantParts } from '../calendar/getInstantParts';
import { fractionToPercent } from '../percent';

/** Language, currency and time zone for the formatters; the product always uses {@link defaultFormatSettings}. */
export interface FormatSettings {
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
}

export const defaultFormatSettings: FormatSettings = {
  locale: 'es-MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
};

/** Creating an Intl formatter costs a hundred times as much as using it, so each is created once. */
const memoizeFormatter = <T>(createFormatter: (locale: string, key: string) => T) => {
  const formatters = new Map<string, T>();
  return (locale: string, key: string): T => {
    const cacheKey = `${locale}|${key}`;
    const formatter = formatters.get(cacheKey) ?? createFormatter(locale, key);
    formatters.set(cacheKey, formatter);
    return formatter;
  };
};

const getMoneyFormatter = /* @__PURE__ */ memoizeFormatter(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

const getNumberFormatter = /* @__PURE__ */ memoizeFormatter((locale, decimals) => {
  const [min, max] = decimals.split('-').map(Number);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: min, maximumFractionDigits: max });
});

const getRelativeFormatter = /* @__PURE__ */ memoizeFormatter(
  (locale, numeric) => new Intl.RelativeTimeFormat(locale, { numeric: numeric === 'auto' ? 'auto' : 'always' }),
);

/** Shown instead of a missing value. */
export const noValue = '–';

type NumericValue = number | string | null | undefined;

const formatIfFinite = (value: NumericValue, write: (figure: number) => string): string => {
  const figure = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(figure) ? write(figure) : noValue;
};

/** "123660.50" → "$123,660.50" */
export const formatMoney = (value: NumericValue, { locale, currency } = defaultFormatSettings): string =>
  formatIfFinite(value, (amount) => getMoneyFormatter(locale, currency).format(amount));

/** 1182 → "1,182"; at least `min` and at most `max` decimals. */
export const formatNumber = (
  value: NumericValue,
  min = 0,
  max = Math.max(min, 2),
  { locale } = defaultFormatSettings,
): string => formatIfFinite(value, (figure) => getNumberFormatter(locale, `${min}-${max}`).format(figure));

/** 19.7 → "19.7 ha" */
export const formatHectares = (value: NumericValue, settings = defaultFormatSettings): string =>
  formatIfFinite(value, (area) => `${formatNumber(area, 1, 2, settings)} ha`);

/** 19.7 → "19.70 ha": for a column, in which the decimal points are below each other. */
export const formatColumnHectares = (value: NumericValue, settings = defaultFormatSettings): string =>
  formatIfFinite(value, (area) => `${formatNumber(area, 2, 2, settings)} ha`);

/** 1182 → "1,182.00 t" */
export const formatTonnes = (value: NumericValue, settings = defaultFormatSettings): string =>
  formatIfFinite(value, (tonnes) => `${formatNumber(tonnes, 2, 2, settings)} t`);

/** A fraction: .075 → "7.5 %" */
export const formatPercent = (fraction: NumericValue, settings = defaultFormatSettings): string =>
  formatIfFinite(fraction, (part) => `${formatNumber(fractionToPercent(part), 0, 2, settings)} %`);

/** The text without places where a line may break: a figure keeps its unit. */
export const withoutBreaks = (text: string): string => text.replaceAll(' ', '\u00A0');

const calendarDatePattern = /^\d\d(\d\d)-(\d\d)-(\d\d)$/;

type Instant = string | number | Date;

/** The parts of an instant with a two-digit year; null when it is not a date. */
const getDateParts = (instant: Instant, { timeZone }: FormatSettings): InstantParts | null => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const parts = getInstantParts(timeZone, date);
  return { ...parts, year: parts.year.slice(-2) };
};

/** dd/mm/yy. A calendar date is not shifted; an instant becomes its date in the configured time zone. */
export function formatDate(value: Instant | null | undefined, settings = defaultFormatSettings): string {
  if (value === null || value === undefined || value === '') return noValue;
  const calendar = typeof value === 'string' ? calendarDatePattern.exec(value) : null;
  if (calendar) return `${calendar[3]}/${calendar[2]}/${calendar[1]}`;
  const at = getDateParts(value, settings);
  return at ? `${at.day}/${at.month}/${at.year}` : noValue;
}

/** dd/mm/yy hh:mm of an instant in the configured zone, 24 hours. */
export function formatDateTime(value: Instant | null | undefined, settings = defaultFormatSettings): string {
  if (value === null || value === undefined || value === '') return noValue;
  const at = getDateParts(value, settings);
  return at ? `${at.day}/${at.month}/${at.year} ${at.hour}:${at.minute}` : noValue;
}

const SECONDS_PER_DAY = 86_400;
/** Units shorter than a day, with their length in seconds. */
const relativeUnits = [
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Number of a value's calendar day in the company's time zone; it increases by one per day. */
function toDayNumber(value: Instant, settings: FormatSettings): number {
  const [day, month, year] = formatDate(value, settings).split('/').map(Number);
  return Date.UTC(2000 + (year ?? 0), (month ?? 1) - 1, day) / (SECONDS_PER_DAY * 1000);
}

/** Units longer than a day, with their length in days and the days from which they are used. */
const longUnits = [
  ['year', 365.25, 730],
  ['month', 365.25 / 12, 61],
] as const;

function formatRelativeDays(days: number, locale: string): string {
  const [unit, length] = longUnits.find(([, , from]) => Math.abs(days) >= from) ?? [];
  return unit
    ? getRelativeFormatter(locale, 'always').format(Math.trunc(days / length), unit)
    : getRelativeFormatter(locale, 'auto').format(days, 'day');
}

/**
 * "hace 3 días", "dentro de 2 horas", "ahora", "hace 6 meses". From one day on it counts calendar days, as "ayer" does,
 * from 61 days on months, from two years on years.
 */
export function formatRelative(value: Instant, now: Instant = Date.now(), settings = defaultFormatSettings): string {
  const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
  if (!Number.isFinite(seconds)) return noValue;
  if (Math.abs(seconds) >= SECONDS_PER_DAY)
    return formatRelativeDays(toDayNumber(value, settings) - toDayNumber(now, settings), settings.locale);
  const [unit, size] = relativeUnits.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return getRelativeFormatter(settings.locale, 'auto').format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit);
}

/** formatCount(1, 'bolsa', 'bolsas') → "1 bolsa"; formatCount(1200, 'bolsa', 'bolsas') → "1,200 bolsas". */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * Invisible control and format characters. Zero-width joiners are excluded because some scripts need them, and NUL
 * because the API must reject it.
 */
const invisibleCharacters = /(?![\s\0\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * Normalizes a name for storage (NFC, no invisible characters, whitespace collapsed and trimmed), so that names that
 * look the same are equal.
 */
export const normalizeName = (text: string): string =>
  text.normalize('NFC').replace(invisibleCharacters, '').replace(/\s+/g, ' ').trim();
