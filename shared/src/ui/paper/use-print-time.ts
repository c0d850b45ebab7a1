import { watchPrinting } from '../display/watch-printing';
import { useEffect, useState } from 'react';

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
  useEffect(
    () =>
      watchPrinting(
        () => setPrinting({ startedAt: Date.now(), isPrinting: true }),
        () => setPrinting(({ startedAt }) => ({ startedAt, isPrinting: false })),
      ),
    [],
  );
  return printing;
}
