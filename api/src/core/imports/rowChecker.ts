import type { FieldError, ImportError } from '@surco/shared/contract';
import { spanishErrorMap } from '@surco/shared/contract/calls';
import { validateRfc } from '@surco/shared/domain';
import { z } from 'zod';
import { toLookupKey } from '../workbook/rows/toLookupKey';
import { createSuggester } from './textSimilarity';

/** What a text names, or a Spanish sentence that says why nothing. */
export type Found<T> = { found: T } | { message: string };

/** Finds records by their names; one that does not exist is answered with the names that are most like it. */
export function createNameFinder<T extends { name: string }>(
  records: readonly T[],
  /** "No hay una zona". */
  missing: string,
): (text: string) => Found<T> {
  const byName = new Map(records.map((record) => [toLookupKey(record.name), record]));
  const suggest = createSuggester(records.map(({ name }) => name));
  return (text) => {
    const found = byName.get(toLookupKey(text));
    return found ? { found } : { message: `${missing} «${text}».${suggest(text)}` };
  };
}

/** The names of a list in one cell. */
export const splitNames = (text: string): string[] =>
  text
    .split(/[,;|/\n]+/)
    .map((name) => name.trim())
    .filter(Boolean);

/** The names of records as one text, in which their order makes no difference. */
export const joinNames = (records: readonly { name: string }[]): string =>
  records
    .map(({ name }) => name)
    .toSorted()
    .join(', ');

/** The warning about an RFC whose check digit is wrong, as its form gives it. */
export function listRfcWarnings(row: number, column: string, rfc: string | null | undefined): ImportError[] {
  const { warning } = validateRfc(rfc ?? '');
  return warning ? [{ row, column, message: warning }] : [];
}

/** Collects the errors of one row. */
export class RowChecker<N extends string> {
  isValid = true;

  constructor(
    private readonly row: number,
    private readonly errors: ImportError[],
    /** The column of each field of the input. */
    private readonly columnsOfFields: Readonly<Record<string, N>>,
  ) {}

  report(column: N | '', message: string): void {
    this.isValid = false;
    this.errors.push({ row: this.row, column, message });
  }

  /** Returns what was found, or reports why not. */
  take<T>(column: N, result: Found<T>): T | null {
    if ('found' in result) return result.found;
    this.report(column, result.message);
    return null;
  }

  reportFields(fieldErrors: readonly FieldError[]): void {
    for (const { path, message } of fieldErrors)
      this.report(this.columnsOfFields[path.split('.')[0] ?? ''] ?? '', message);
  }

  /** Checks an input by its schema. @returns null when the row has an error, also one that was reported before */
  check<S extends z.core.$ZodType>(schema: S, input: object): z.output<S> | null {
    const result = z.safeParse(schema, input, { error: spanishErrorMap });
    this.reportFields((result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
    return result.success && this.isValid ? result.data : null;
  }
}
