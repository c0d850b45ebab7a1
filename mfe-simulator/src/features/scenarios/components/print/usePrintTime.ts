import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface PrintTime {
  /** In ms since the epoch; null before the first printing. */
  readonly startedAt: number | null;
  readonly isPrinting: boolean;
}

/**
 * When printing began last. The time stays afterwards: phones report the end while they still draw the pages, and draw
 * them again for another paper.
 */
export function usePrintTime(): PrintTime {
  const [printing, setPrinting] = useState<PrintTime>({ startedAt: null, isPrinting: false });
  useEffect(() => {
    // The browser prints the DOM as it is when this handler returns.
    const begin = (): void => flushSync(() => setPrinting({ startedAt: Date.now(), isPrinting: true }));
    const end = (): void => setPrinting(({ startedAt }) => ({ startedAt, isPrinting: false }));
    // A phone that prints from its share menu only changes the medium.
    const media = window.matchMedia('print');
    const follow = ({ matches }: MediaQueryListEvent): void => (matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
