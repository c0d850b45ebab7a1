import type { ReactNode } from 'react';
import type { ImportDecision, ImportDuplicate, ImportedList } from '../../contract';

/** An error in one cell or one row of the file. */
export interface ImportRowError {
  /** Row number in the spreadsheet, from 1. */
  row: number;
  /** Header of the column; empty for the whole row. */
  column: string;
  message: string;
  /** What the row calls its record. */
  record?: string | undefined;
  /** What the cell says. */
  value?: string | undefined;
}

/** A record that an import would create. */
export interface ImportPreviewRow {
  /** Number of its first row in the spreadsheet. */
  row: number;
  reference: string;
  /** Decimal text. */
  total: string;
}

/** The heading of the file for each column that it has, by the name of the column. */
export type ImportMatches = Readonly<Record<string, string>>;

/** What the person decided about rows, by their numbers. */
export type ImportDecisions = Readonly<Record<string, ImportDecision>>;

/**
 * Result of an import or a dry run: rows read, records created (in a dry run: those that an import would create) and
 * errors; with any error nothing is written.
 */
export interface ImportOutcome {
  rows: number;
  createdCount: number;
  errors: readonly ImportRowError[];
  /** Name of the sheet that was read. */
  sheet?: string | undefined;
  /** The rows with errors and their headings. */
  failedRows?: readonly (readonly string[])[] | undefined;
  /** Of rows that are left out. */
  skippedErrors?: readonly ImportRowError[] | undefined;
  warnings?: readonly ImportRowError[] | undefined;
  /** How many of the created users are invited by mail. */
  invited?: number | undefined;
  /** The records with amounts that an import would create. */
  preview?: readonly ImportPreviewRow[] | undefined;
  /** The first records without amounts that it would create. */
  records?: readonly { row: number; label: string; details: string }[] | undefined;
  /** Records that existed and were completed. */
  mergedCount?: number | undefined;
  /** Rows that were left out. */
  skippedCount?: number | undefined;
  duplicates?: readonly ImportDuplicate[] | undefined;
  /** Of an import that can be undone. */
  importId?: string | undefined;
}

/** Progress of an import: text, and 0 to 1 or `null` while unknown. */
export interface ImportStep {
  label: string;
  progress: number | null;
  /** The upload is complete: the import continues even if the page is left. */
  isUploaded?: boolean;
}

/** The end of an import that continued without its page; `LOST`: the server does not know it. */
export type ImportEndState = 'DONE' | 'REFUSED' | 'LOST';

export interface ImportRequest {
  file: File;
  /** Only validates the file; nothing is written. */
  dryRun: boolean;
  idempotencyKey: string;
  onProgress: (step: ImportStep) => void;
  /** The headings that the person has seen; absent when the page reads none. */
  matches?: ImportMatches | undefined;
  decisions?: ImportDecisions | undefined;
}

export interface ImportPageProps {
  /** Singular and plural of the created records. */
  noun: readonly [one: string, many: string];
  /** The button that downloads the template. */
  template: ReactNode;
  /** Instructions for filling in the file. */
  help: ReactNode;
  /** Maximum size in bytes; the file is an .xlsx or a .csv. */
  maxBytes: number;
  /** Sends the file; resolves also when the outcome has errors. @throws ApiError */
  send: (request: ImportRequest) => Promise<ImportOutcome>;
  /** Link to the list of the imported records. */
  list: { to: string; label: string };
  /** Called after records have been written, or deleted by an undo. */
  onDone?: () => void;
  /**
   * Watches an import by its idempotency key, so that a page that was left resumes it on return; returns a function
   * that stops watching. Absent when the server reports no progress.
   */
  watchImport?: (key: string, onStep: (step: ImportStep) => void, onEnd: (end: ImportEndState) => void) => () => void;
  /** The list: the headings of its files are matched, and its earlier imports are shown. */
  imported?: ImportedList;
}
