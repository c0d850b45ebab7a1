import type { SimulationPaperData } from '@surco/shared/papers';
import { showErrorToast } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '../texts';

const loadPaper = () => import(/* webpackChunkName: "simulation-paper" */ './SimulationPaper');

/** When the code of the paper is fetched unless somebody opens it before: printing cannot wait for it. In ms. */
const PREFETCH_DELAY_MS = 8000;

/**
 * The paper of the current simulation: opened as a dialog, or printed instead of the page.
 * @param data null: there is no result, or the simulator is not shown
 * @param savedId the saved simulation that is equal to the current one
 */
export function useSimulationPaper(data: SimulationPaperData | null, savedId: string | null) {
  const [code, fetchCode] = useLazy(loadPaper);
  const prefetch = useRef(fetchCode);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void prefetch.current(), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const open = async (): Promise<void> => {
    if (await fetchCode()) setIsOpen(true);
    else showErrorToast(texts.paperFailed);
  };
  let view: ReactNode = null;
  if (data && code.status === 'loaded') {
    const { SimulationPaper, SimulationPrintView } = code.module;
    view = isOpen ? (
      <SimulationPaper data={data} id={savedId} onClose={() => setIsOpen(false)} />
    ) : (
      <SimulationPrintView data={data} />
    );
  }
  return { open: () => void open(), view };
}
