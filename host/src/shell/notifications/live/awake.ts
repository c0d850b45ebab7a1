/** How long a tab may be out of sight before it sleeps, in ms. */
export const HIDDEN = 5 * 60_000;
/** How long it may stand there unused: what nobody reads must not keep a session alive for ever. */
export const UNUSED = 60 * 60_000;

const SIGNS = ['visibilitychange', 'pointerdown', 'keydown'] as const;

/**
 * Works while somebody may be looking: ends the work of a tab that is hidden or unused for long, and begins it anew
 * when the person is back.
 * @returns what ends it for good
 */
export function whileAwake(work: (signal: AbortSignal) => void): () => void {
  let working: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sleep = (): void => {
    working?.abort();
    working = undefined;
  };
  const seen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(sleep, document.hidden ? HIDDEN : UNUSED);
    if (working || document.hidden) return;
    working = new AbortController();
    work(working.signal);
  };
  for (const sign of SIGNS) document.addEventListener(sign, seen);
  seen();
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, seen);
    clearTimeout(timer);
    sleep();
  };
}
