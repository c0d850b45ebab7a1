import type { ImportProgress } from '@surco/shared/contract';
import { ApiError, call } from '@surco/shared/platform';
import type { ImportEndState, ImportStep } from '@surco/shared/ui/import';
import { formatNumber } from '@surco/shared/domain';
import { texts } from '../texts';

/** Polling interval in ms. */
const POLL_INTERVAL_MS = 400;

/** Maps import progress to the progress bar. */
export const toImportStep = ({ stage, done, total }: ImportProgress): ImportStep => ({
  label: total > 0 ? `${texts.stages[stage]} ${formatNumber(done)} de ${formatNumber(total)}` : texts.stages[stage],
  progress: total > 0 ? done / total : null,
});

/** Number of 404 answers, without progress between them, after which the import counts as `LOST`. */
const MAX_NOT_FOUND = 5;

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
    const progress = await call('GET /sales/imports/{id}', { params: { id } }).catch((error: unknown) => {
      if (isNotFound(error)) notFoundCount += 1;
      return null;
    });
    if (progress) notFoundCount = 0;
    if (isStopped) return;
    const end = onEnd ? getEndState(progress) : null;
    if (end) return onEnd?.(end);
    if (progress) onStep(toImportStep(progress));
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
  };
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
