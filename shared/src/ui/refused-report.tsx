import { ApiError, isRecord } from '../platform';
import type { ImportProblem } from './import-types';

interface Report {
  rows: number;
  errors: readonly ImportProblem[];
}

const isReport = <R extends Report>(value: unknown): value is R =>
  isRecord(value) && typeof value.rows === 'number' && Array.isArray(value.errors) && value.errors.length > 0;

/** A file with wrong rows is refused with the report of its import: an outcome, not a failure; null for any other. */
export const refusedReport = <R extends Report>(error: unknown): R | null =>
  error instanceof ApiError && isReport<R>(error.data) ? error.data : null;
