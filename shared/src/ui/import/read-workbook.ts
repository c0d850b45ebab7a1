import type { CallKey, CallResponse } from '../../contract';
import type { Filters } from '../../platform';
import { extractImportReport, type ImportReportData } from './extract-import-report';
import { uploadFile } from './upload-file';

/** The calls whose response lists the errors of a workbook. */
type ReadingCall = { [K in CallKey]: CallResponse<K> extends ImportReportData ? K : never }[CallKey];

/**
 * Sends a workbook to a call that reads it and writes nothing.
 * @returns its content, or the errors in its rows
 * @throws ApiError when the file cannot be read
 */
export async function readWorkbook<K extends ReadingCall>(
  key: K,
  file: File,
  query?: Filters,
): Promise<CallResponse<K>> {
  const idempotencyKey = crypto.randomUUID();
  try {
    return await uploadFile(key, { file, idempotencyKey, onSent: () => undefined, ...(query ? { query } : {}) });
  } catch (error) {
    const report = extractImportReport<CallResponse<K> & ImportReportData>(error);
    if (!report) throw error;
    return report;
  }
}
