/** What pages, lists, records and cards show while they load. */
const SKELETONS = 'main :is(output, section)[aria-label^="Cargando"]';
/** Waiting longer is as bad: a skeleton that stays must not keep the browser busy, nor look better than a slow page. */
const MAX_MS = 60_000;

/**
 * Measures the time from a navigation until its page is shown: no skeleton is left, and the next frame is drawn. It is
 * given up when the page is hidden, because browsers draw no frames then.
 * @param onMeasured gets the time in ms, a minute for a page that still loads then
 * @returns a function that gives it up
 */
export function measureNavigation(onMeasured: (ms: number) => void): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const giveUp = (): void => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', giveUp);
  };
  const finish = (): void => {
    giveUp();
    onMeasured(Math.min(performance.now() - startedAt, MAX_MS));
  };
  const check = (): void => {
    const isLoading = performance.now() - startedAt < MAX_MS && document.querySelector(SKELETONS);
    frame = requestAnimationFrame(isLoading ? check : finish);
  };
  document.addEventListener('visibilitychange', giveUp);
  // The page before is still there: React renders before the next frame.
  frame = requestAnimationFrame(check);
  return giveUp;
}
