import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keepDraftCopy, type OfflineEngine, loadOfflineEngine } from '../../platform';

const SAVE_DELAY_MS = 400;

/** Loads the offline engine; `null` when the browser has no storage or the code cannot be loaded. */
export const loadEngineOrNull = (): Promise<OfflineEngine | null> =>
  loadOfflineEngine().then(
    (engine) => engine,
    () => null,
  );

/**
 * Runs `work` with the offline engine if there is one; a failure is logged and leaves the form without drafts.
 * @returns whether the work was done
 */
export async function withEngine(work: (engine: OfflineEngine) => Promise<unknown>): Promise<boolean> {
  const engine = await loadEngineOrNull();
  if (!engine) return false;
  try {
    await work(engine);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

interface PendingSave {
  values: unknown;
  label: string;
}

/** Saves a draft after a pause in typing, and at once when the tab is hidden or the form unmounts. */
export function useDraftWriter(formKey: string, id: { current: string }) {
  const pendingSave = useRef<PendingSave | null>(null);
  const isStopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSave = useRef<Promise<boolean>>(Promise.resolve(false));

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const save = pendingSave.current;
    pendingSave.current = null;
    if (!save) return latestSave.current;
    const draft = { id: id.current, formKey, ...save };
    // The page may go away before the database has it, e.g. when this runs because the tab is hidden.
    const removeCopy = save.values === null ? null : keepDraftCopy(draft);
    latestSave.current = withEngine((engine) =>
      save.values === null ? engine.removeDraft(draft.id) : engine.saveDraft(draft),
    ).finally(removeCopy);
    return latestSave.current;
  }, [formKey, id]);

  useEffect(() => {
    const onHide = (): void => void flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, [flush]);

  return useMemo(
    () => ({
      /** Saves at once what is pending. @returns whether the latest values are stored */
      flush,
      /** Discards the pending save. */
      cancel: (): void => {
        clearTimeout(timer.current);
        pendingSave.current = null;
      },
      /** Stops saving: the form has been submitted. */
      stop: (): void => {
        isStopped.current = true;
      },
      schedule: (next: PendingSave): void => {
        if (isStopped.current) return;
        clearTimeout(timer.current);
        pendingSave.current = next;
        timer.current = setTimeout(() => void flush(), SAVE_DELAY_MS);
      },
    }),
    [flush],
  );
}
