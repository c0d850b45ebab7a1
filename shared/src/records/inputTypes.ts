import * as z from 'zod/mini';
import { isCalendarDate, isRecordDate } from '../domain/calendar/calendarDates';
import { cutAfterWrongElements } from './lists';
import { collectFieldErrors, type FieldError } from '../domain/fieldError';
import { fractionToPercent } from '../domain/percent';
import { formatNumber, normalizeName } from '../domain/text/formats';
import { invalidTextMessage, isStorableText } from '../domain/text/storableText';
import { getDecimals, type RangeField } from './field';

/*
 * The building blocks of the input schemas of records. They are those of `zod/mini`, because forms load them. A schema
 * accepts its own output, so that a form sends what it has checked.
 */

/** Base of every text: one that PostgreSQL can store. */
export const text = (message?: string) =>
  z.string(message).check(z.refine(isStorableText, { error: invalidTextMessage, abort: true }));

export const tooLong = (max: number) => z.maxLength(max, `Es demasiado largo: caben ${formatNumber(max)} caracteres.`);
export const toNull = z.transform((value: string | null | undefined) => value || null);

/** A required text, trimmed. @param message when it is missing or empty */
export const requiredText = (max: number, message?: string) =>
  text(message).check(z.trim(), z.minLength(1, message), tooLong(max));
/** A text that may be absent, null or empty; empty becomes null. */
export const optionalText = (max: number) => z.pipe(z.nullish(text().check(z.trim(), tooLong(max))), toNull);
/** A text that may be absent, null or empty; then it is empty. */
export const textOrEmpty = (max: number) =>
  z.pipe(
    z.nullish(text().check(z.trim(), tooLong(max))),
    z.transform((value: string | null | undefined) => value ?? ''),
  );
/** Name of a record, normalized: names that differ only in spaces or accent encoding become equal. */
export const requiredName = (max: number, message?: string) =>
  text(message).check(z.overwrite(normalizeName), z.minLength(1, message), tooLong(max));
/** A name that may be absent, null or empty. */
export const optionalName = (max: number) =>
  z.pipe(z.nullish(text().check(z.overwrite(normalizeName), tooLong(max))), toNull);

/** A text that is absent, null or empty, or fits the pattern. */
export const optionalPattern = (max: number, pattern: RegExp, message: string) =>
  z.pipe(optionalText(max), z.nullable(z.string().check(z.regex(pattern, message))));

/** An existing date, `YYYY-MM-DD`, from 2000 to 2099. @param missing when it is empty */
export const recordDate = (missing = 'Elija la fecha.') =>
  text(missing)
    .check(
      z.refine(isCalendarDate, {
        error: ({ input }) => (input ? 'Escriba una fecha válida (AAAA-MM-DD).' : missing),
        abort: true,
      }),
      z.refine(isRecordDate, 'La fecha debe ser de 2000 a 2099.'),
    )
    .register(z.globalRegistry, { format: 'date' });

/** The key of a state in the national census. */
export const stateId = text('Elija un estado.').check(
  z.regex(/^\d{2}$/, {
    error: ({ input }) => (input === '' ? 'Elija un estado.' : 'La clave del estado tiene dos dígitos.'),
  }),
);
/** The id of another record. @param message when none is chosen */
export const reference = (message: string) => z.uuid(message);
export const optionalReference = z.nullish(z.uuid());

type NumberRange = Pick<RangeField, 'kind' | 'min' | 'max' | 'unit' | 'decimals'>;

/** "Debe estar entre 10 y 120 t/ha." */
function describeRange({ kind, min, max, unit }: NumberRange): string {
  const isPercentage = kind === 'percentage';
  const format = (value: number): string => formatNumber(isPercentage ? fractionToPercent(value) : value, 0, 4);
  const suffix = isPercentage ? ' %' : unit ? ` ${unit}` : '';
  return `Debe ${kind === 'integer' ? 'ser un número entero, ' : 'estar '}entre ${format(min)} y ${format(max)}${suffix}.`;
}

/** Distinguishes no number at all from what is none of those allowed. */
const describeNumber = (missing: string, message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === null || input === undefined ? missing : message),
});

/** A whole number. @param missing when there is none */
export const requiredInteger = (range: NumberRange, missing: string, message = describeRange(range)) =>
  z.int(describeNumber(missing, message)).check(z.minimum(range.min, message), z.maximum(range.max, message));
/** A whole number that may be absent or null. */
export const optionalInteger = (range: NumberRange, message = describeRange(range)) =>
  z.nullish(requiredInteger(range, message, message));

/** A number with at most `decimals` decimals; a percentage has them as a percent. @param missing when there is none */
export function requiredDecimal(
  range: NumberRange,
  missing: string,
  message = describeRange(range),
  tooManyDecimals = `Escriba ${getDecimals(range)} decimales como máximo.`,
) {
  const decimals = getDecimals(range) + (range.kind === 'percentage' ? 2 : 0);
  return z
    .number(describeNumber(missing, message))
    .check(
      z.minimum(range.min, message),
      z.maximum(range.max, message),
      z.multipleOf(10 ** -decimals, tooManyDecimals),
    );
}
/** A number with at most `decimals` decimals that may be absent or null. */
export const optionalDecimal = (range: NumberRange, message = describeRange(range), tooManyDecimals?: string) =>
  z.nullish(requiredDecimal(range, message, message, tooManyDecimals));

/** One of several numbers. */
export const offeredNumber = ({ offered }: { readonly offered: readonly number[] }, message: string) =>
  z.number(message).check(z.refine((value) => offered.includes(value), message));

/**
 * A list: one with more than `max` elements is rejected before they are read, and after twenty wrong elements the others
 * are not read.
 * @param missing the error when it is empty; without it, a list may be empty
 * @param tooMany the error when it has more than `max`
 */
export const list = <T extends z.core.$ZodType>(element: T, max: number, missing?: string, tooMany?: string) => {
  const elements = z
    .array(element)
    .check(z.maxLength(max), ...(missing === undefined ? [] : [z.minLength(1, missing)]));
  return z.pipe(
    z.transform((value: z.input<typeof elements>, context) => {
      if (!Array.isArray(value)) return value;
      if (value.length <= max) return cutAfterWrongElements((part) => z.safeParse(element, part).success, value);
      const message = tooMany === undefined ? {} : { message: tooMany };
      context.issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: max,
        inclusive: true,
        input: value,
        ...message,
      });
      return z.NEVER;
    }),
    elements,
  );
};

/** Version of the record that was read; a stale one is rejected with 409. */
export const version = z.int().check(z.minimum(1));

/**
 * Rules about several fields. They run although other fields are invalid, so that a form shows all errors at once.
 * @param needs the fields that the rules read; they are skipped when one of them is invalid
 * @param check returns the errors
 */
export const crossRules = <T extends object>(
  needs: readonly (keyof T & string)[],
  check: (input: T) => readonly FieldError[],
) =>
  z.superRefine<T>(
    (input, context) => {
      for (const { path, message } of check(input))
        context.addIssue({ code: 'custom', path: path.split('.'), message });
    },
    {
      when: ({ issues }) =>
        issues.every(({ path: [name] = [] }) => name !== undefined && !needs.some((needed) => needed === name)),
    },
  );

/** One such rule. @param path the field that shows the error @param check returns the error */
export const crossRule = <T extends object>(
  path: keyof T & string,
  needs: readonly (keyof T & string)[],
  check: (input: T) => string | false | null | undefined,
) => crossRules<T>(needs, (input) => collectFieldErrors([[path, check(input)]]));
