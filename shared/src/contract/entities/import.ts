import { z } from 'zod';
import { importDecisions, importedLists } from '../importEntities';
import { id, instant, userReference } from '../primitives';
import { fileReportSchema, importErrorSchema } from './documents/importReport';

const count = z.number().int();

/** A column of the template of a list. `name` is its key in `matches`, `label` its heading. */
const importColumnSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  help: z.string(),
});
export type ImportColumn = z.output<typeof importColumnSchema>;

/** what a file holds, and which of its headings are which columns. */
export const importColumnsSchema = z.strictObject({
  sheet: z.string(),
  /** Filled rows below the headings. */
  rows: count,
  /** Each once: a heading that repeats has a number, a column without one is named after its letter. */
  headings: z.array(z.string()),
  /** The first rows, five at most: the texts of their cells in the order of the headings. */
  samples: z.array(z.array(z.string())),
  columns: z.array(importColumnSchema),
  /** The suggested heading of each column by its name; columns without one are left out. */
  matches: z.record(z.string(), z.string()),
  /**
   * Whether nobody needs to look: every required column has a heading, and every other heading is one that a person has
   * left out before.
   */
  isCertain: z.boolean(),
  /** The columns whose heading only resembles what other programs call them, by name. */
  guessed: z.array(z.string()).optional(),
});
export type ImportColumns = z.output<typeof importColumnsSchema>;

const importValueSchema = z.strictObject({ label: z.string(), value: z.string() });

/** A row that is a record that exists, or may be one. */
const importDuplicateSchema = z.strictObject({
  row: count,
  /** In Spanish: what is the same. */
  reason: z.string(),
  /** The same record by its key: without a decision the row is skipped. A similar one must be decided. */
  isSame: z.boolean(),
  incoming: z.array(importValueSchema),
  existing: z.strictObject({
    /** Null for a record outside the user's scope, and for a row of the same file. */
    id: id.nullable(),
    /** The row of the same file; null for a record. */
    row: count.nullable(),
    label: z.string(),
    /** The same labels as `incoming`; empty outside the user's scope. */
    fields: z.array(importValueSchema),
  }),
  /** The decisions that are possible. */
  choices: z.array(z.enum(importDecisions)),
  decision: z.enum(importDecisions).nullable(),
});
export type ImportDuplicate = z.output<typeof importDuplicateSchema>;

/** A record that an import creates; `row` is the number of its first row. */
const importPreviewRowSchema = z.strictObject({ row: count, label: z.string(), details: z.string() });

/**
 * the result of an import, or what it would be (dry run). With any error nothing is written. `skipped` counts the
 * rows that are left out.
 */
export const recordImportReportSchema = fileReportSchema.extend({
  created: count,
  merged: count,
  skipped: count,
  /**
   * The first thousand that must be decided (more are an error), that are decided, and that are the same. Empty after an
   * import.
   */
  duplicates: z.array(importDuplicateSchema),
  /** Of a dry run: the first thousand records that it would create. */
  preview: z.array(importPreviewRowSchema).optional(),
  /** The errors of the rows that the person leaves out, which are no `errors`. */
  skippedErrors: z.array(importErrorSchema).optional(),
  /** What is accepted but may be wrong. */
  warnings: z.array(importErrorSchema).optional(),
  /** How many of the created users are invited by mail. */
  invited: count.optional(),
  /** For `POST /imports/{id}/undo`. */
  importId: id.optional(),
});
export type RecordImportReport = z.output<typeof recordImportReportSchema>;

/** an import that wrote something. */
export const importSchema = z.strictObject({
  id,
  list: z.enum(importedLists),
  fileName: z.string(),
  createdAt: instant,
  createdBy: userReference.nullable(),
  rows: count,
  created: count,
  merged: count,
  skipped: count,
  undoneAt: instant.nullable(),
  canUndo: z.boolean(),
  /** Why it cannot be undone, in Spanish; null when it can, or was. */
  undoBlocker: z.string().nullable(),
});
export type Import = z.output<typeof importSchema>;
