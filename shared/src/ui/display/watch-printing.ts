import { flushSync } from 'react-dom';

/**
 * Follows when the browser begins and ends to print.
 * @param begin what it renders is printed: the browser takes the DOM as it is when the handler returns
 * @param end phones call it while they still draw the pages
 * @returns stops following
 */
export function watchPrinting(begin: () => void, end: () => void): () => void {
  const beginNow = (): void => flushSync(begin);
  // A phone that prints from its share menu only changes the medium.
  const media = window.matchMedia('print');
  const follow = ({ matches }: MediaQueryListEvent): void => (matches ? beginNow() : end());
  window.addEventListener('beforeprint', beginNow);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', follow);
  return () => {
    window.removeEventListener('beforeprint', beginNow);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', follow);
  };
}
