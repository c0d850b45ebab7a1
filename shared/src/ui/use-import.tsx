import { useEffect, useRef, useState } from 'react';
import { ApiError, randomKey } from '../platform';
import { fileProblem, type ImportPagePhase, type ImportPhase, phaseAfter, phaseAtEnd } from './import-state';
import type { ImportPageProps, ImportStep } from './import-types';
import { forgetImport, keepImport, runningImport } from './running-import';

const CHANGED = new ApiError('El archivo cambió o ya no se puede leer. Elíjalo de nuevo.', 0, 'ARCHIVO_ILEGIBLE');

/** Browsers refuse to read a file that was saved anew since it was chosen; sending it would look like a lost network. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw CHANGED;
  }
}

/** Without an answer the server may be at it still. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const resumed = (noun: string): ImportPagePhase => {
  const running = runningImport(noun);
  if (!running) return { at: 'choosing' };
  return { at: 'resumed', fileName: running.fileName, step: { label: 'Importando…', done: null } };
};

type Props = Pick<ImportPageProps, 'noun' | 'send' | 'maxBytes' | 'onDone' | 'follow'>;

/** From a chosen file over a dry run to what was written; a failed attempt keeps the file. */
export function useImportPage({ noun: [, noun], send, maxBytes, onDone, follow }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [phase, setPhase] = useState<ImportPagePhase>(() => (follow ? resumed(noun) : { at: 'choosing' }));
  const key = useRef('');
  const latest = useRef({ follow, onDone });
  useEffect(() => {
    latest.current = { follow, onDone };
  });
  const isResumed = phase.at === 'resumed';

  useEffect(() => {
    const running = isResumed ? runningImport(noun) : null;
    if (!running) return undefined;
    const { fileName } = running;
    return latest.current.follow?.(
      running.key,
      (step) => setPhase({ at: 'resumed', fileName, step }),
      (end) => {
        forgetImport(noun, running.key);
        setPhase(phaseAtEnd(end, fileName));
        if (end === 'DONE') latest.current.onDone?.();
      },
    );
  }, [isResumed, noun]);

  const choose = (chosen: File | null): void => {
    const running = isResumed ? runningImport(noun) : null;
    if (running) forgetImport(noun, running.key);
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
      const onStep = (step: ImportStep): void => {
        if (follow && step.arrived && !dryRun) keepImport(noun, { key: idempotencyKey, fileName: file.name });
        setPhase((now) => (now.at === 'working' ? { ...now, step } : now));
      };
      const outcome = await send({ file, dryRun, idempotencyKey, onStep });
      forgetImport(noun, idempotencyKey);
      setPhase(phaseAfter(dryRun, outcome));
      if (!dryRun && outcome.problems.length === 0) onDone?.();
    } catch (error) {
      if (!isUnanswered(error)) forgetImport(noun, idempotencyKey);
      setPhase({ at: 'failed', error, dryRun });
    }
  };
  return { file, phase, choose, run };
}

const asReleased = (phase: ImportPagePhase): ImportPhase =>
  phase.at === 'resumed' || phase.at === 'over' ? { at: 'choosing' } : phase;

/** The same for a page that finds nothing again: as it was promised to sections that were published. */
export function useImport(props: Pick<ImportPageProps, 'send' | 'maxBytes' | 'onDone'>) {
  const { phase, ...page } = useImportPage({ noun: ['', ''], ...props });
  return { ...page, phase: asReleased(phase) };
}
