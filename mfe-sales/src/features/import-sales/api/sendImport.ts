import type { ImportReport } from '@surco/shared/contract';
import { ApiError, isRecord } from '@surco/shared/platform';
import type { ImportOutcome, ImportSending } from '@surco/shared/ui/import-page';
import { uploadFile } from '@surco/shared/ui/upload-file';
import { texts } from '../texts';
import { followImport } from './followImport';

const toOutcome = ({ rows, sales, errors }: ImportReport): ImportOutcome => ({ rows, made: sales, problems: errors });

const isReport = (value: unknown): value is ImportReport =>
  isRecord(value) && typeof value.rows === 'number' && Array.isArray(value.errors) && value.errors.length > 0;

/** A file with wrong rows answers 422 with the report; that is an outcome, not a failure. */
const reportIn = (error: unknown): ImportReport | null =>
  error instanceof ApiError && isReport(error.data) ? error.data : null;

/**
 * sends the file, to be looked at or to be imported, telling how much has left and then how far the server is.
 * @throws ApiError
 */
export async function sendImport({ file, dryRun, idempotencyKey, onStep }: ImportSending): Promise<ImportOutcome> {
  let stop = (): void => undefined;
  let arrived = false;
  const onSent = (part: number): void => {
    if (part < 1) onStep({ label: texts.sending, done: part });
    else if (!arrived) {
      arrived = true;
      onStep({ label: texts.stages.RECEIVED, done: null });
      stop = followImport(idempotencyKey, onStep);
    }
  };
  try {
    const query = dryRun ? { dryRun: true } : {};
    return toOutcome(await uploadFile('POST /sales/import', { file, query, idempotencyKey, onSent }));
  } catch (error) {
    const report = reportIn(error);
    if (!report) throw error;
    return toOutcome(report);
  } finally {
    stop();
  }
}
