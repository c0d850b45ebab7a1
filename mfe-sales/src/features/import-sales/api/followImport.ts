import type { ImportProgress } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import type { ImportStep } from '@surco/shared/ui/import-page';
import { formatNumber } from '@surco/shared/domain';
import { texts } from '../texts';

/** How often the server is asked how far it is, in ms. */
const EVERY = 400;

/** What the server says of an import, as the bar shows it. */
export const stepOf = ({ stage, done, total }: ImportProgress): ImportStep => ({
  label: total > 0 ? `${texts.stages[stage]} ${formatNumber(done)} de ${formatNumber(total)}` : texts.stages[stage],
  done: total > 0 ? done / total : null,
});

/**
 * Asks how far an import is until told to stop. That it cannot be told (it has not arrived yet, the network is away)
 * stops nothing: the answer to the import itself decides.
 */
export function followImport(id: string, onStep: (step: ImportStep) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async (): Promise<void> => {
    const progress = await call('GET /sales/imports/{id}', { params: { id } }).catch(() => null);
    if (stopped) return;
    if (progress) onStep(stepOf(progress));
    timer = setTimeout(() => void ask(), EVERY);
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
