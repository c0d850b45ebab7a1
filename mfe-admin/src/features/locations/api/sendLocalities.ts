import type { LocalityImport } from '@surco/shared/contract';
import type { ImportOutcome, ImportSending } from '@surco/shared/ui/import-page';
import { refusedReport } from '@surco/shared/ui/refused-report';
import { uploadFile } from '@surco/shared/ui/upload-file';
import { importTexts } from '../texts';

const toOutcome = ({ rows, localities, errors }: LocalityImport): ImportOutcome => ({
  rows,
  made: localities,
  problems: errors,
});

/**
 * Sends the file, to be looked at or to be imported, telling how much of it has left.
 * @throws ApiError
 */
export async function sendLocalities({ file, dryRun, idempotencyKey, onStep }: ImportSending): Promise<ImportOutcome> {
  const onSent = (part: number): void =>
    onStep(part < 1 ? { label: importTexts.sending, done: part } : { label: importTexts.working, done: null });
  try {
    const query = dryRun ? { dryRun: true } : {};
    return toOutcome(await uploadFile('POST /localities/import', { file, query, idempotencyKey, onSent }));
  } catch (error) {
    const report = refusedReport<LocalityImport>(error);
    if (!report) throw error;
    return toOutcome(report);
  }
}
