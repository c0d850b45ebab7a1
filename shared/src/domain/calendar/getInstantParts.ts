/** Digits of a date and a time of day: four of the year, two of each other part. */
export interface InstantParts {
  year: string;
  month: string;
  day: string;
  /** `00` to `23` */
  hour: string;
  minute: string;
}

/** By time zone, because creating a formatter is slow. */
const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(timeZone, formatter);
  return formatter;
}

/**
 * Date and time of day of an instant in a time zone. Reads the parts of the formatter and never its text, which differs
 * between engines: some write a date of the locale en-CA as `2026-11-22`, others as `11/22/2026`.
 * @throws RangeError for an invalid date
 */
export function getInstantParts(timeZone: string, instant: Date | number): InstantParts {
  const parts = new Map<string, string>();
  for (const { type, value } of getFormatter(timeZone).formatToParts(instant)) parts.set(type, value);
  const read = (type: keyof InstantParts, length = 2): string => (parts.get(type) ?? '').padStart(length, '0');
  return { year: read('year', 4), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') };
}
