import type { ImportError } from '@surco/shared/contract';
import { HttpError } from '../../http/httpError';
import { describeErrors } from './describeErrors';
import type { ParsedRows, SheetFormat } from './parseSheet';

/**
 * Rejects the whole file when there is any error.
 * @param createReport puts the errors into the report of the import
 * @throws HttpError 422 with a report of the errors by row and column
 */
export function assertNoImportErrors<N extends string, R>(
  errors: readonly ImportError[],
  format: SheetFormat<N, R>,
  parsed: ParsedRows<N, R>,
  createReport: (errors: ImportError[]) => object,
): void {
  if (errors.length > 0)
    throw new HttpError('IMPORTACION_CON_ERRORES', { data: createReport(describeErrors(errors, format, parsed)) });
}
