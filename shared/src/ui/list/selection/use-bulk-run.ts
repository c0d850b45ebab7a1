import { useRef, useState } from 'react';
import { formatNumber } from '../../../domain/text/formats';
import { randomUuid, showErrorToast, showSuccessToast, showToast } from '../../../platform';
import { type BulkResult, runBulkAction } from './run-bulk-action';
import type { BulkRecordAction } from './selection-types';

interface Options<T> {
  action: BulkRecordAction<T>;
  /** Takes the records that are done out of the selection. */
  onDone: (rows: readonly T[]) => void;
  /** Called when no record of the run failed. */
  onAllDone: () => void;
}

/** Runs an action, and again for the records that could not be sent. Shows one toast at the end of each run. */
export function useBulkRun<T extends { id: string }>({ action, onDone, onAllDone }: Options<T>) {
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const controller = useRef<AbortController>(null);
  const [keys] = useState(() => new Map<string, string>());

  const report = (done: number, failed: number): void => {
    if (failed === 0) showSuccessToast(action.formatDone(done));
    else if (done === 0) showErrorToast('Ningún registro se completó. La selección no cambió.');
    else
      showToast({
        severity: 'warn',
        summary: action.formatDone(done),
        detail:
          failed === 1
            ? '1 registro no se completó y sigue en la selección.'
            : `${formatNumber(failed)} registros no se completaron y siguen en la selección.`,
      });
  };

  const run = async (rows: readonly T[], input: string): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    const done: T[] = [];
    setIsRunning(true);
    setResults((current) => new Map([...current].filter(([id]) => !rows.some((row) => row.id === id))));
    await runBulkAction({
      rows,
      signal,
      send: (row) => {
        // The same key when the request is repeated: the API executes it once.
        const request = JSON.stringify([row.id, input]);
        const idempotencyKey = keys.get(request) ?? randomUuid();
        keys.set(request, idempotencyKey);
        return action.send(row, { input, idempotencyKey });
      },
      onResult: (row, result) => {
        if (result.status === 'done') done.push(row);
        setResults((current) => new Map(current).set(row.id, result));
      },
    });
    await Promise.resolve(action.refresh()).catch(() => undefined);
    setIsRunning(false);
    onDone(done);
    report(done.length, rows.length - done.length);
    if (done.length === rows.length) onAllDone();
  };
  return { results, isRunning, run, stop: () => controller.current?.abort() };
}
