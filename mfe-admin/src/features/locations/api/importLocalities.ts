import type { LocalityImportReport } from '@surco/shared/contract';
import { extractImportReport, type ImportOutcome, type ImportRequest, uploadFile } from '@surco/shared/ui/import';
import { importTexts } from '../texts';

const toImportOutcome = ({ localities, ...report }: LocalityImportReport): ImportOutcome => ({
  ...report,
  createdCount: localities,
});

/**
 * Uploads a spreadsheet of localities and reports the progress.
 * @param request `dryRun` validates the file without writing
 * @returns the number of rows and localities, and the errors by row
 * @throws ApiError when the request fails for another reason than errors in rows
 */
export async function importLocalities({
  file,
  dryRun,
  idempotencyKey,
  onProgress,
}: ImportRequest): Promise<ImportOutcome> {
  const onSent = (fraction: number): void =>
    onProgress(
      fraction < 1
        ? { label: importTexts.uploading, progress: fraction }
        : { label: importTexts.validating, progress: null },
    );
  try {
    const query = dryRun ? { dryRun: true } : {};
    return toImportOutcome(await uploadFile('POST /localities/import', { file, query, idempotencyKey, onSent }));
  } catch (error) {
    const report = extractImportReport<LocalityImportReport>(error);
    if (!report) throw error;
    return toImportOutcome(report);
  }
}
