import { HttpError } from '../../http/httpError';
import { WorkerJobError } from '../../workers/workerJobError';
import { WorkbookError, workbookErrorMessages } from './workbookError';
import { readZipDirectory } from './zipDirectory';

/**
 * Copies a file, so that it can be moved to a worker thread. The archive's directory is checked before, in this thread,
 * so that a zip bomb costs no more than its own size.
 * @throws WorkbookError when it would be too large when it is unpacked
 */
export function copyCheckedFile(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(file);
  readZipDirectory(Buffer.from(copy.buffer));
  return copy;
}

const jobErrorMessages = { timeout: workbookErrorMessages.tooSlow, memory: workbookErrorMessages.tooBig };

function findRefusalText(error: unknown): string | null {
  if (error instanceof WorkbookError) return error.message;
  return error instanceof WorkerJobError && error.reason !== 'stopped' ? jobErrorMessages[error.reason] : null;
}

/**
 * The error of the response: of a file that cannot be read the 422 that says why, of anything else the error itself.
 * @param emptyReport the report of an import without rows; `data` of the error response has its form
 */
export function toFileRefusal(error: unknown, emptyReport: object): unknown {
  const text = findRefusalText(error);
  return text === null ? error : new HttpError('ARCHIVO_INVALIDO', { text, data: emptyReport });
}
