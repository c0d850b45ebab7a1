/** Does the work so many ms after the page stands, once the browser has nothing to do. @returns what calls it off */
export function whenQuiet(work: () => void, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let off = false;
  const run = (): void => {
    if (!off) work();
  };
  const soon = (): void => {
    timer = setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(run) : run()), pause);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    off = true;
    clearTimeout(timer);
    window.removeEventListener('load', soon);
  };
}
