import { ApiError, isRecord } from '../../platform';
import type { ImportRowError } from './import-types';

/** What the server answers about the rows of a file. */
export interface ImportReportData {
  rows: number;
  errors: readonly ImportRowError[];
  /** Name of the sheet that was read. */
  sheet?: string | undefined;
}

const isReport = <R extends ImportReportData>(value: unknown): value is R =>
  isRecord(value) && typeof value.rows === 'number' && Array.isArray(value.errors) && value.errors.length > 0;

/** Extracts the report with which the server rejects a file with wrong rows; `null` for any other error. */
export const extractImportReport = <R extends ImportReportData>(error: unknown): R | null =>
  error instanceof ApiError && isReport<R>(error.data) ? error.data : null;
