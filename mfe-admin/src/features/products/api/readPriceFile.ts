import type { PriceFile } from '@surco/shared/contract';
import { extractImportReport, uploadFile } from '@surco/shared/ui/import';

/**
 * Reads the new prices of a workbook; errors in its rows are in the result.
 * @throws ApiError when the file cannot be read
 */
export async function readPriceFile(file: File): Promise<PriceFile> {
  try {
    return await uploadFile('POST /prices/read-file', {
      file,
      idempotencyKey: crypto.randomUUID(),
      onSent: () => undefined,
    });
  } catch (error) {
    const report = extractImportReport<PriceFile>(error);
    if (!report) throw error;
    return report;
  }
}
