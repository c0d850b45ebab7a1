import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Engine, offline } from '../platform';

const PAUSE = 400;

/** The device's store; null where the browser keeps nothing. */
export const engineOrNull = (): Promise<Engine | null> =>
  offline().then(
    (engine) => engine,
    () => null,
  );

/** Does something with the device's store, where there is one; a failure costs the draft, not the form. */
export const withEngine = (work: (engine: Engine) => Promise<unknown>): Promise<void> =>
  engineOrNull()
    .then((engine) => engine && work(engine))
    .then(
      () => undefined,
      (error: unknown) => console.warn(error),
    );

interface Waiting {
  values: unknown;
  label: string;
}

/** Writes after a pause; what is not written yet is written when the tab hides or the form goes. */
export function useDraftWriter(place: string, id: { current: string }) {
  const waiting = useRef<Waiting | null>(null);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const now = waiting.current;
    waiting.current = null;
    if (!now) return Promise.resolve();
    const draft = { id: id.current, place, ...now };
    return withEngine((engine) => (now.values === null ? engine.dropDraft(draft.id) : engine.saveDraft(draft)));
  }, [place, id]);

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
      flush,
      /** What was not written yet is not written. */
      drop: (): void => {
        clearTimeout(timer.current);
        waiting.current = null;
      },
      /** Handed in: what the form says from now on is no draft. */
      close: (): void => {
        closed.current = true;
      },
      later: (next: Waiting): void => {
        if (closed.current) return;
        clearTimeout(timer.current);
        waiting.current = next;
        timer.current = setTimeout(() => void flush(), PAUSE);
      },
    }),
    [flush],
  );
}
