import { useEffect, useRef, useState } from 'react';
import { ApiError, randomUuid, takeFileToImport } from '../../platform';
import { validateFile, type ImportPagePhase, toResultPhase, toEndPhase } from './import-state';
import type { ImportPageProps, ImportStep } from './import-types';
import { removeRunningImport, storeRunningImport, readRunningImport } from './running-import';

const FILE_CHANGED_ERROR = new ApiError(
  'El archivo cambió o ya no se puede leer. Elíjalo de nuevo.',
  0,
  'ARCHIVO_ILEGIBLE',
);

/** Browsers cannot read a file that changed after it was chosen; sending it would look like a network error. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw FILE_CHANGED_ERROR;
  }
}

/** Without a response the server may still be importing. */
const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const getInitialPhase = (noun: string): ImportPagePhase => {
  const running = readRunningImport(noun);
  if (!running) return { at: 'choosing' };
  return { at: 'resumed', fileName: running.fileName, step: { label: 'Importando…', progress: null } };
};

function getPhaseOfFile(file: File | null, maxBytes: number): ImportPagePhase {
  const error = file && validateFile(file, maxBytes);
  return error ? { at: 'invalidFile', text: error } : { at: 'choosing' };
}

type Props = Pick<ImportPageProps, 'noun' | 'send' | 'maxBytes' | 'onDone' | 'watchImport'>;

/**
 * State of the import page: chosen file, dry run, import; a failed attempt keeps the file. With `watchImport`, an
 * uploaded import whose page was left is stored on this device and resumed by the next visit.
 */
export function useImportPage({ noun: [, noun], send, maxBytes, onDone, watchImport }: Props) {
  const [file, setFile] = useState<File | null>(takeFileToImport);
  const [phase, setPhase] = useState<ImportPagePhase>(() =>
    watchImport && !file ? getInitialPhase(noun) : getPhaseOfFile(file, maxBytes),
  );
  const key = useRef('');
  const latest = useRef({ watchImport, onDone });
  useEffect(() => {
    latest.current = { watchImport, onDone };
  });
  const isResumed = phase.at === 'resumed';

  useEffect(() => {
    const running = isResumed ? readRunningImport(noun) : null;
    if (!running) return undefined;
    const { fileName } = running;
    return latest.current.watchImport?.(
      running.key,
      (step) => setPhase({ at: 'resumed', fileName, step }),
      (end) => {
        removeRunningImport(noun, running.key);
        setPhase(toEndPhase(end, fileName));
        if (end === 'DONE') latest.current.onDone?.();
      },
    );
  }, [isResumed, noun]);

  const choose = (chosen: File | null): void => {
    const running = isResumed ? readRunningImport(noun) : null;
    if (running) removeRunningImport(noun, running.key);
    setFile(chosen);
    setPhase(getPhaseOfFile(chosen, maxBytes));
  };

  const run = async (dryRun: boolean): Promise<void> => {
    if (!file) return;
    // After a network error the file may have arrived: a retry with the same key imports it once.
    const isRetry = phase.at === 'failed' && phase.dryRun === dryRun && key.current !== '';
    const idempotencyKey = isRetry ? key.current : randomUuid();
    key.current = idempotencyKey;
    setPhase({ at: 'working', dryRun, step: { label: 'Subiendo el archivo…', progress: 0 } });
    try {
      await assertReadable(file);
      const onStep = (step: ImportStep): void => {
        if (watchImport && step.isUploaded && !dryRun)
          storeRunningImport(noun, { key: idempotencyKey, fileName: file.name });
        setPhase((now) => (now.at === 'working' ? { ...now, step } : now));
      };
      const outcome = await send({ file, dryRun, idempotencyKey, onProgress: onStep });
      removeRunningImport(noun, idempotencyKey);
      setPhase(toResultPhase(dryRun, outcome));
      if (!dryRun && outcome.errors.length === 0) onDone?.();
    } catch (error) {
      if (!isNetworkError(error)) removeRunningImport(noun, idempotencyKey);
      setPhase({ at: 'failed', error, dryRun });
    }
  };
  return { file, phase, choose, run };
}
