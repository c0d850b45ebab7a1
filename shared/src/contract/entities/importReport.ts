import { z } from 'zod';

/** What is wrong at one cell: `row` as the spreadsheet numbers it, `column` by its heading ('' for the whole row). */
export const importError = z.strictObject({ row: z.number().int(), column: z.string(), message: z.string() });
export type ImportError = z.output<typeof importError>;

/**
 * how an import ended, or would have (dry run). `rows` were read, `sales` were made of them; those that an
 * earlier import made already are not counted again. With any error nothing is written.
 */
export const importReport = z.strictObject({
  rows: z.number().int(),
  sales: z.number().int(),
  errors: z.array(importError),
});
export type ImportReport = z.output<typeof importReport>;

/** How an import of localities ended, or would have; those that were there already are not counted again. */
export const localityImport = importReport.omit({ sales: true }).extend({ localities: z.number().int() });
export type LocalityImport = z.output<typeof localityImport>;

/** The stages of an import in their order; the last two end it. */
export const importStages = ['RECEIVED', 'READING', 'CHECKING', 'WRITING', 'DONE', 'REFUSED'] as const;

/** How far an import is: `done` of `total` rows of its stage (0 of 0 while the rows are not known yet). */
export const importProgress = z.strictObject({
  stage: z.enum(importStages),
  done: z.number().int(),
  total: z.number().int(),
});
export type ImportProgress = z.output<typeof importProgress>;
