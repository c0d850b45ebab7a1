/** What pages, lists and records show while they load. */
const SKELETONS = 'main output[aria-label^="Cargando"]';

/**
 * Measures the time from a navigation until its page is shown: no skeleton is left, and the next frame is drawn. It is given up
 * when the page is hidden, because browsers draw no frames then.
 * @param onShown gets the time in ms
 * @returns a function that gives it up
 */
export function measureNavigation(onShown: (ms: number) => void): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const giveUp = (): void => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', giveUp);
  };
  const finish = (): void => {
    giveUp();
    onShown(performance.now() - startedAt);
  };
  const check = (): void => {
    frame = requestAnimationFrame(document.querySelector(SKELETONS) ? check : finish);
  };
  document.addEventListener('visibilitychange', giveUp);
  // The page before is still there: React renders before the next frame.
  frame = requestAnimationFrame(check);
  return giveUp;
}
