import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './paper.css';

/** Time at which printing began (ms), null otherwise; the print view replaces the page meanwhile. */
function usePrinting(): number | null {
  const [printing, setPrinting] = useState<number | null>(null);
  useEffect(() => {
    // The browser prints the DOM as it is when this handler returns.
    const begin = (): void => flushSync(() => setPrinting(Date.now()));
    const end = (): void => setPrinting(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

interface Props {
  /** Document title, which names the PDF. */
  title: string;
  /** Renders the printed page; receives the print time (ms since the epoch). */
  children: (printedAt: number) => ReactNode;
}

/** Replaces the page by the print view while printing. */
export function PrintView({ title, children }: Props) {
  const printing = usePrinting();
  useEffect(() => {
    if (printing === null) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [printing, title]);
  if (printing === null) return null;
  return createPortal(<article className="surco-paper">{children(printing)}</article>, document.body);
}
