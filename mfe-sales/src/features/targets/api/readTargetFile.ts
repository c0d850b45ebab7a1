import type { TargetFile } from '@surco/shared/contract';
import type { TargetOwner } from '@surco/shared/domain';
import { extractImportReport, uploadFile } from '@surco/shared/ui/import';

/**
 * Reads the targets of a workbook; errors in its rows are in the result.
 * @throws ApiError when the file cannot be read
 */
export async function readTargetFile(file: File, owner: TargetOwner): Promise<TargetFile> {
  try {
    return await uploadFile('POST /targets/read-file', {
      file,
      query: { owner },
      idempotencyKey: crypto.randomUUID(),
      onSent: () => undefined,
    });
  } catch (error) {
    const report = extractImportReport<TargetFile>(error);
    if (!report) throw error;
    return report;
  }
}
