import type { CallResponse, ImportedList, ImportProgress } from '../../contract';
import { formatNumber } from '../../domain/text/formats';
import { ApiError, call } from '../../platform';
import { extractImportReport, type ImportReportData } from './extract-import-report';
import type { ImportEndState, ImportOutcome, ImportPageProps, ImportRequest, ImportStep } from './import-types';
import { type ImportUpload, uploadFile } from './upload-file';

type Noun = ImportPageProps['noun'];

/** Polling interval in ms. */
const POLL_INTERVAL_MS = 400;

/** Number of 404 answers, without progress between them, after which the import counts as `LOST`. */
const MAX_NOT_FOUND = 5;

const getStageLabel = (stage: ImportProgress['stage'], [, many]: Noun): string =>
  ({
    RECEIVED: 'Archivo recibido…',
    READING: 'Leyendo el archivo…',
    CHECKING: 'Revisando las filas…',
    WRITING: `Registrando ${many}…`,
    DONE: 'Terminando…',
    REFUSED: 'Terminando…',
  })[stage];

/** Maps import progress to the progress bar. */
export function toImportStep({ stage, done, total }: ImportProgress, noun: Noun): ImportStep {
  const label = getStageLabel(stage, noun);
  if (total === 0) return { label, progress: null };
  return { label: `${label} ${formatNumber(done)} de ${formatNumber(total)}`, progress: done / total };
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Polls the progress of an import until stopped; with `onEnd`, also until the import has ended or is unknown. Without it
 * the response of the import request decides.
 * @param id the idempotency key with which the import was sent
 * @param onEnd for a page that did not send the import itself, and so waits for no response
 * @returns a function that stops polling
 */
export function pollImportProgress(
  id: string,
  noun: Noun,
  onStep: (step: ImportStep) => void,
  onEnd?: (end: ImportEndState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let notFoundCount = 0;
  const getEndState = (response: ImportProgress | null): ImportEndState | null => {
    if (response?.stage === 'DONE' || response?.stage === 'REFUSED') return response.stage;
    return notFoundCount >= MAX_NOT_FOUND ? 'LOST' : null;
  };
  const poll = async (): Promise<void> => {
    const progress = await call('GET /imports/{id}/progress', { params: { id } }).catch((error: unknown) => {
      if (isNotFound(error)) notFoundCount += 1;
      return null;
    });
    if (progress) notFoundCount = 0;
    if (isStopped) return;
    const end = onEnd ? getEndState(progress) : null;
    if (end) return onEnd?.(end);
    if (progress) onStep(toImportStep(progress, noun));
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
  };
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

type ImportCall = 'POST /sales/import' | 'POST /localities/import' | 'POST /imports/{entity}/records';

/** @returns the report, also the one with which the server rejects a file with wrong rows. @throws ApiError */
async function uploadReport<K extends ImportCall>(key: K, upload: ImportUpload): Promise<CallResponse<K>> {
  try {
    return await uploadFile(key, upload);
  } catch (error) {
    const report = extractImportReport<CallResponse<K> & ImportReportData>(error);
    if (!report) throw error;
    return report;
  }
}

/** The import of each list: its call, and its report as an outcome. */
async function uploadList(imported: ImportedList, upload: ImportUpload): Promise<ImportOutcome> {
  if (imported === 'sales') {
    const { sales, ...report } = await uploadReport('POST /sales/import', upload);
    return { ...report, createdCount: sales };
  }
  if (imported === 'localities') {
    const { localities, ...report } = await uploadReport('POST /localities/import', upload);
    return { ...report, createdCount: localities };
  }
  const { created, merged, skipped, preview, ...report } = await uploadReport('POST /imports/{entity}/records', {
    ...upload,
    params: { entity: imported },
  });
  return { ...report, createdCount: created, mergedCount: merged, skippedCount: skipped, records: preview };
}

/**
 * uploads the file as a dry run or an import and reports the progress of upload and server.
 * @returns the outcome, also when the server rejects the file with a report of its errors
 * @throws ApiError for any other failure
 */
export async function sendImport(
  imported: ImportedList,
  noun: Noun,
  { file, dryRun, idempotencyKey, onProgress, matches, decisions }: ImportRequest,
): Promise<ImportOutcome> {
  let stopPolling = (): void => undefined;
  let isUploaded = false;
  const onSent = (sentFraction: number): void => {
    if (sentFraction < 1) onProgress({ label: 'Subiendo el archivo…', progress: sentFraction });
    else if (!isUploaded) {
      isUploaded = true;
      onProgress({ label: getStageLabel('RECEIVED', noun), progress: null, isUploaded: true });
      stopPolling = pollImportProgress(idempotencyKey, noun, (step) => onProgress({ ...step, isUploaded: true }));
    }
  };
  const fields = {
    ...(matches && { matches: JSON.stringify(matches) }),
    ...(decisions && Object.keys(decisions).length > 0 && { decisions: JSON.stringify(decisions) }),
  };
  try {
    return await uploadList(imported, { file, query: dryRun ? { dryRun } : {}, idempotencyKey, onSent, fields });
  } finally {
    stopPolling();
  }
}
