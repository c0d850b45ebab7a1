import { z } from 'zod';
import { id, money } from '../../primitives';

/** An error in one cell: `row` is the row number of the spreadsheet, `column` its heading ('' for the whole row). */
export const importErrorSchema = z.strictObject({
  row: z.number().int(),
  column: z.string(),
  message: z.string(),
  /** What the row calls its record; absent when it does not. */
  record: z.string().optional(),
  /** What the cell shows; absent when it is empty. */
  value: z.string().optional(),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** A file that was read: `rows` counts its rows, `sheet` is the name of the sheet of a workbook. */
export const fileReportSchema = z.strictObject({
  rows: z.number().int(),
  errors: z.array(importErrorSchema),
  sheet: z.string().optional(),
  /** The rows with errors, complete, and their errors in a last column: a file to correct. The first has the headings. */
  failedRows: z.array(z.array(z.string())).optional(),
});

/** A sale that an import would create; `row` is the number of its first row. */
const saleToImportSchema = z.strictObject({ row: z.number().int(), reference: z.string(), total: money });

/**
 * the result of an import, or what it would be (dry run). `sales` counts the sales created from the rows, without
 * those that an earlier import created; a dry run lists them in `preview`. With any error nothing is written.
 */
export const importReportSchema = fileReportSchema.extend({
  sales: z.number().int(),
  preview: z.array(saleToImportSchema).optional(),
});
export type ImportReport = z.output<typeof importReportSchema>;

/** The result of an import of localities, or what it would be (dry run); localities that existed are not counted. */
export const localityImportReportSchema = fileReportSchema.extend({
  localities: z.number().int(),
  importId: id.optional(),
});
export type LocalityImportReport = z.output<typeof localityImportReportSchema>;

/**
 * The stages of an import in order; the last two are final. The API starts with READING: RECEIVED is what the browser
 * shows once the file is sent.
 */
const importStages = ['RECEIVED', 'READING', 'CHECKING', 'WRITING', 'DONE', 'REFUSED'] as const;

/** Progress of an import: `done` of `total` rows of its stage (0 of 0 until the rows are counted). */
export const importProgressSchema = z.strictObject({
  stage: z.enum(importStages),
  done: z.number().int(),
  total: z.number().int(),
});
export type ImportProgress = z.output<typeof importProgressSchema>;
