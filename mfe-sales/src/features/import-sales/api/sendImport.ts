import type { ImportReport } from '@surco/shared/contract';
import { extractImportReport, type ImportOutcome, type ImportRequest, uploadFile } from '@surco/shared/ui/import';
import { texts } from '../texts';
import { pollImportProgress } from './pollImportProgress';

const toOutcome = ({ sales, ...report }: ImportReport): ImportOutcome => ({ ...report, createdCount: sales });

/**
 * uploads the file as a dry run or an import and reports upload and server progress.
 * @returns the outcome, also when the server rejects the file with a report of its errors
 * @throws ApiError for any other failure
 */
export async function sendImport({ file, dryRun, idempotencyKey, onProgress }: ImportRequest): Promise<ImportOutcome> {
  let stopPolling = (): void => undefined;
  let isUploaded = false;
  const onSent = (sentFraction: number): void => {
    if (sentFraction < 1) onProgress({ label: texts.sending, progress: sentFraction });
    else if (!isUploaded) {
      isUploaded = true;
      onProgress({ label: texts.stages.RECEIVED, progress: null, isUploaded: true });
      stopPolling = pollImportProgress(idempotencyKey, (step) => onProgress({ ...step, isUploaded: true }));
    }
  };
  try {
    const query = dryRun ? { dryRun: true } : {};
    return toOutcome(await uploadFile('POST /sales/import', { file, query, idempotencyKey, onSent }));
  } catch (error) {
    const report = extractImportReport<ImportReport>(error);
    if (!report) throw error;
    return toOutcome(report);
  } finally {
    stopPolling();
  }
}
