import type { ImportReport } from '@surco/shared/contract';
import type { ImportOutcome, ImportSending } from '@surco/shared/ui/import-page';
import { refusedReport } from '@surco/shared/ui/refused-report';
import { uploadFile } from '@surco/shared/ui/upload-file';
import { texts } from '../texts';
import { followImport } from './followImport';

const toOutcome = ({ rows, sales, errors }: ImportReport): ImportOutcome => ({ rows, made: sales, problems: errors });

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
      onStep({ label: texts.stages.RECEIVED, done: null, arrived: true });
      stop = followImport(idempotencyKey, (step) => onStep({ ...step, arrived: true }));
    }
  };
  try {
    const query = dryRun ? { dryRun: true } : {};
    return toOutcome(await uploadFile('POST /sales/import', { file, query, idempotencyKey, onSent }));
  } catch (error) {
    const report = refusedReport<ImportReport>(error);
    if (!report) throw error;
    return toOutcome(report);
  } finally {
    stop();
  }
}
