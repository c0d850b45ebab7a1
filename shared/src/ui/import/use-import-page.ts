import { useEffect, useRef, useState } from 'react';
import type { ImportColumns, ImportedList } from '../../contract';
import { ApiError, randomUuid, takeFileToImport } from '../../platform';
import {
  areOfRows,
  countUndecided,
  createDecisions,
  findMissingColumns,
  validateFile,
  type ImportPagePhase,
  toResultPhase,
  toEndPhase,
} from './import-state';
import type {
  ImportDecisions,
  ImportMatches,
  ImportOutcome,
  ImportPageProps,
  ImportRowError,
  ImportStep,
} from './import-types';
import { removeRunningImport, storeRunningImport, readRunningImport } from './running-import';
import { uploadFile } from './upload-file';

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

async function readColumns(list: ImportedList, file: File): Promise<ImportColumns> {
  await assertReadable(file);
  const upload = { file, params: { list }, idempotencyKey: randomUuid(), onSent: () => undefined };
  return uploadFile('POST /imports/{list}/columns', upload);
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

interface ReadFile {
  file: File;
  columns: ImportColumns;
  matches: ImportMatches;
}

/** What the person chose for the last file stays for one with the same headings: a corrected copy of it. */
const keepMatches = (file: File, columns: ImportColumns, last: ReadFile | null): ReadFile => ({
  file,
  columns,
  matches: last?.columns.headings.join('\n') === columns.headings.join('\n') ? last.matches : columns.matches,
});

type Props = Pick<ImportPageProps, 'noun' | 'imported' | 'send' | 'maxBytes' | 'onDone' | 'watchImport'>;

/**
 * State of the import page: chosen file, its columns, dry run, decisions, import; a failed attempt keeps the file. With
 * `watchImport`, an uploaded import whose page was left is stored on this device and resumed by the next visit.
 */
export function useImportPage({ noun: [, noun], imported, send, maxBytes, onDone, watchImport }: Props) {
  // A new object, also with the same file, has its headings read.
  const [source, setSource] = useState<{ file: File | null }>(() => ({ file: takeFileToImport() }));
  const { file } = source;
  const [lastRead, setLastRead] = useState<ReadFile | null>(null);
  const [decisions, setDecisions] = useState<ImportDecisions>({});
  const [phase, setPhase] = useState<ImportPagePhase>(() =>
    watchImport && !file ? getInitialPhase(noun) : getPhaseOfFile(file, maxBytes),
  );
  const key = useRef('');
  const checked = useRef<ImportOutcome | null>(null);
  const latest = useRef({ watchImport, onDone });
  useEffect(() => {
    latest.current = { watchImport, onDone };
  });
  const isResumed = phase.at === 'resumed';
  const content = lastRead?.file === file ? lastRead : null;

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

  useEffect(() => {
    const chosen = source.file;
    if (!chosen || !imported || validateFile(chosen, maxBytes)) return undefined;
    let isCurrent = true;
    const start = async (): Promise<void> => {
      setPhase({ at: 'reading' });
      try {
        const columns = await readColumns(imported, chosen);
        if (!isCurrent) return;
        setLastRead((last) => keepMatches(chosen, columns, last));
        setPhase({ at: 'choosing' });
      } catch (error) {
        if (isCurrent) setPhase({ at: 'failed', error, dryRun: true });
      }
    };
    void start();
    return () => {
      isCurrent = false;
    };
  }, [source, imported, maxBytes]);

  const choose = (chosen: File | null): void => {
    const running = isResumed ? readRunningImport(noun) : null;
    if (running) removeRunningImport(noun, running.key);
    setSource({ file: chosen });
    setDecisions({});
    setPhase(getPhaseOfFile(chosen, maxBytes));
  };

  const match = (matches: ImportMatches): void => {
    setLastRead((last) => last && { ...last, matches });
    setDecisions({});
    setPhase({ at: 'choosing' });
  };

  /**
   * @param decided what the person has just decided, in place of the decisions until now
   * @returns null without an answer
   */
  const run = async (dryRun: boolean, decided = decisions): Promise<ImportOutcome | null> => {
    if (!file) return null;
    if (imported && !content) {
      setSource({ file });
      return null;
    }
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
      const matches = content?.matches;
      const outcome = await send({
        file,
        dryRun,
        idempotencyKey,
        onProgress: onStep,
        matches,
        decisions: decided,
      });
      removeRunningImport(noun, idempotencyKey);
      // A row that is created may be like a later one of the file, about which the person has to decide now.
      if (!dryRun && outcome.errors.length > 0 && countUndecided(outcome, decided) > 0) {
        return run(true, decided);
      }
      // When the first answer was lost: the server stores nothing of rows that are left out.
      const { skippedErrors, failedRows } = checked.current ?? {};
      setPhase(toResultPhase(dryRun, dryRun ? outcome : { skippedErrors, failedRows, ...outcome }));
      if (dryRun) checked.current = outcome;
      if (!dryRun && outcome.errors.length === 0) onDone?.();
      return outcome;
    } catch (error) {
      if (!isNetworkError(error)) removeRunningImport(noun, idempotencyKey);
      setPhase({ at: 'failed', error, dryRun });
      return null;
    }
  };
  /** Leaves out the rows of these errors, and of those that an answer with a thousand errors does not list. */
  const skipErrors = async (errors: readonly ImportRowError[], before = decisions): Promise<void> => {
    const decided = { ...before, ...createDecisions(errors, 'SKIP') };
    setDecisions(decided);
    const outcome = await run(true, decided);
    if (outcome && areOfRows(outcome.errors)) await skipErrors(outcome.errors, decided);
  };

  const isIncomplete = content !== null && findMissingColumns(content.columns, content.matches).length > 0;
  return { file, phase, choose, run, content, match, isIncomplete, decisions, decide: setDecisions, skipErrors };
}
