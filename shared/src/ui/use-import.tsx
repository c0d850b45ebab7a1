import { useRef, useState } from 'react';
import { ApiError, randomKey } from '../platform';
import { fileProblem, type ImportPhase, phaseAfter } from './import-state';
import type { ImportPageProps } from './import-types';

const CHANGED = new ApiError('El archivo cambió o ya no se puede leer. Elíjalo de nuevo.', 0, 'ARCHIVO_ILEGIBLE');

/** Browsers refuse to read a file that was saved anew since it was chosen; sending it would look like a lost network. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw CHANGED;
  }
}

/** From a chosen file over a dry run to what was written; a failed attempt keeps the file. */
export function useImport({ send, maxBytes, onDone }: Pick<ImportPageProps, 'send' | 'maxBytes' | 'onDone'>) {
  const [file, setFile] = useState<File | null>(null);
  const [phase, setPhase] = useState<ImportPhase>({ at: 'choosing' });
  const key = useRef('');

  const choose = (chosen: File | null): void => {
    const problem = chosen && fileProblem(chosen, maxBytes);
    setFile(chosen);
    setPhase(problem ? { at: 'unfit', text: problem } : { at: 'choosing' });
  };

  const run = async (dryRun: boolean): Promise<void> => {
    if (!file) return;
    // What was sent when the network was lost may have arrived: sent again under the same key it is taken once.
    const again = phase.at === 'failed' && phase.dryRun === dryRun && key.current !== '';
    const idempotencyKey = again ? key.current : randomKey();
    key.current = idempotencyKey;
    setPhase({ at: 'working', dryRun, step: { label: 'Subiendo el archivo…', done: 0 } });
    try {
      await assertReadable(file);
      const onStep = (step: { label: string; done: number | null }): void =>
        setPhase((now) => (now.at === 'working' ? { ...now, step } : now));
      const outcome = await send({ file, dryRun, idempotencyKey, onStep });
      setPhase(phaseAfter(dryRun, outcome));
      if (!dryRun && outcome.problems.length === 0) onDone?.();
    } catch (error) {
      setPhase({ at: 'failed', error, dryRun });
    }
  };
  return { file, phase, choose, run };
}
