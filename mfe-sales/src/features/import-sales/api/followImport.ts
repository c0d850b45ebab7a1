import type { ImportProgress } from '@surco/shared/contract';
import { ApiError, call } from '@surco/shared/platform';
import type { ImportEnd, ImportStep } from '@surco/shared/ui/import-page';
import { formatNumber } from '@surco/shared/domain';
import { texts } from '../texts';

/** How often the server is asked how far it is, in ms. */
const EVERY = 400;

/** What the server says of an import, as the bar shows it. */
export const stepOf = ({ stage, done, total }: ImportProgress): ImportStep => ({
  label: total > 0 ? `${texts.stages[stage]} ${formatNumber(done)} de ${formatNumber(total)}` : texts.stages[stage],
  done: total > 0 ? done / total : null,
});

/** So often the server may say that it knows nothing of an import before that is believed. */
const DOUBTS = 5;

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Asks how far an import is until told to stop. That it cannot be told (it has not arrived yet, the network is away)
 * stops nothing: the answer to the import itself decides. Who has no such answer to wait for hears of its end.
 */
export function followImport(
  id: string,
  onStep: (step: ImportStep) => void,
  onEnd?: (end: ImportEnd) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let doubts = 0;
  const endOf = (answer: ImportProgress | null): ImportEnd | null => {
    if (answer?.stage === 'DONE' || answer?.stage === 'REFUSED') return answer.stage;
    return doubts >= DOUBTS ? 'LOST' : null;
  };
  const ask = async (): Promise<void> => {
    const progress = await call('GET /sales/imports/{id}', { params: { id } }).catch((error: unknown) => {
      if (isUnknown(error)) doubts += 1;
      return null;
    });
    if (stopped) return;
    const end = onEnd ? endOf(progress) : null;
    if (end) return onEnd?.(end);
    if (progress) onStep(stepOf(progress));
    timer = setTimeout(() => void ask(), EVERY);
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
