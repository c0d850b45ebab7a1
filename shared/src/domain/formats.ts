/** Country of reference; each is configuration (`/config.json`). */
export interface FormatSettings {
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
}

export const defaultFormats: FormatSettings = { locale: 'es-MX', currency: 'MXN', timeZone: 'America/Mexico_City' };

/** Building an Intl formatter costs a hundred times its use, so each is built once. */
const cached = <T>(build: (locale: string, key: string) => T) => {
  const made = new Map<string, T>();
  return (locale: string, key: string): T => {
    const name = `${locale}|${key}`;
    const formatter = made.get(name) ?? build(locale, key);
    made.set(name, formatter);
    return formatter;
  };
};

const moneyFormat = /* @__PURE__ */ cached(
  (locale, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

const numberFormat = /* @__PURE__ */ cached((locale, decimals) => {
  const [min, max] = decimals.split('-').map(Number);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: min, maximumFractionDigits: max });
});

const instantFormat = /* @__PURE__ */ cached(
  (_locale, timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: '2-digit',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

const relativeFormat = /* @__PURE__ */ cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** What stands where there is no figure. */
export const noValue = '–';

type Value = number | string | null | undefined;

const render = (value: Value, write: (figure: number) => string): string => {
  const figure = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(figure) ? write(figure) : noValue;
};

/** "123660.50" → "$123,660.50" */
export const formatMoney = (value: Value, { locale, currency } = defaultFormats): string =>
  render(value, (amount) => moneyFormat(locale, currency).format(amount));

/** 1182 → "1,182"; at least `min` and at most `max` decimals. */
export const formatNumber = (value: Value, min = 0, max = Math.max(min, 2), { locale } = defaultFormats): string =>
  render(value, (figure) => numberFormat(locale, `${min}-${max}`).format(figure));

/** 19.7 → "19.7 ha" */
export const formatHectares = (value: Value, settings = defaultFormats): string =>
  render(value, (area) => `${formatNumber(area, 1, 2, settings)} ha`);

/** 1182 → "1,182.00 t" */
export const formatTonnes = (value: Value, settings = defaultFormats): string =>
  render(value, (tonnes) => `${formatNumber(tonnes, 2, 2, settings)} t`);

/** A fraction: .075 → "7.5 %" */
export const formatPercent = (fraction: Value, settings = defaultFormats): string =>
  render(fraction, (part) => `${formatNumber(Math.round(part * 1_000_000) / 10_000, 0, 2, settings)} %`);

const calendarDate = /^\d\d(\d\d)-(\d\d)-(\d\d)$/;

type Instant = string | number | Date;

const parts = (instant: Instant, { timeZone, locale }: FormatSettings): Record<string, string> | null => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return Object.fromEntries(
    instantFormat(locale, timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
};

/** dd/mm/yy. A calendar date is shown as it stands; an instant, as its date in the configured zone. */
export function formatDate(value: Instant | null | undefined, settings = defaultFormats): string {
  if (value === null || value === undefined || value === '') return noValue;
  const calendar = typeof value === 'string' ? calendarDate.exec(value) : null;
  if (calendar) return `${calendar[3]}/${calendar[2]}/${calendar[1]}`;
  const at = parts(value, settings);
  return at ? `${at.day}/${at.month}/${at.year}` : noValue;
}

/** dd/mm/yy hh:mm of an instant in the configured zone, 24 hours. */
export function formatDateTime(value: Instant | null | undefined, settings = defaultFormats): string {
  if (value === null || value === undefined || value === '') return noValue;
  const at = parts(value, settings);
  return at ? `${at.day}/${at.month}/${at.year} ${at.hour}:${at.minute}` : noValue;
}

const DAY = 86_400;
const steps = [
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A number for the calendar day that a value lies on where the company is; the next day's is one more. */
function dayOf(value: Instant, settings: FormatSettings): number {
  const [day, month, year] = formatDate(value, settings).split('/').map(Number);
  return Date.UTC(2000 + (year ?? 0), (month ?? 1) - 1, day) / (DAY * 1000);
}

/** "hace 3 días", "dentro de 2 horas", "ahora". From a day on it counts days of the calendar, as "ayer" does. */
export function formatRelative(value: Instant, now: Instant = Date.now(), settings = defaultFormats): string {
  const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
  if (!Number.isFinite(seconds)) return noValue;
  const words = relativeFormat(settings.locale, '');
  if (Math.abs(seconds) >= DAY) return words.format(dayOf(value, settings) - dayOf(now, settings), 'day');
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return words.format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit);
}

/** plural(1, 'bolsa', 'bolsas') → "1 bolsa"; plural(1200, …) → "1,200 bolsas". */
export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Lower case without accents nor outer spaces, any dash a hyphen: what two texts are compared by in a search. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** What nobody sees, save what joins the letters of some scripts; a sign that the API refuses stays for it. */
const unseen = /(?![\s\0\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * A name as it is kept: accents in one piece, nothing unseen, one space between words, none around it; so two that look
 * alike are alike.
 */
export const tidyName = (text: string): string => text.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();
