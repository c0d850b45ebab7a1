import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './paper.css';

/** Hides everything but the print view. */
const PRINTING_CLASS = 'surco-printing';

/** Time at which printing began (ms), null otherwise; the print view replaces the page meanwhile. */
function usePrintTime(): number | null {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    // The browser prints the DOM as it is when this handler returns.
    const begin = (): void => flushSync(() => setStartedAt(Date.now()));
    const end = (): void => setStartedAt(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return startedAt;
}

interface Props {
  /** Document title, which names the PDF. */
  title: string;
  /** Renders the printed page; receives the print time (ms since the epoch). */
  children: (printedAt: number) => ReactNode;
}

/** Replaces the page by the print view while printing. */
export function PrintView({ title, children }: Props) {
  const printedAt = usePrintTime();
  useLayoutEffect(() => {
    if (printedAt === null) return undefined;
    const before = document.title;
    const { classList } = document.documentElement;
    document.title = title;
    classList.add(PRINTING_CLASS);
    return () => {
      document.title = before;
      classList.remove(PRINTING_CLASS);
    };
  }, [printedAt, title]);
  if (printedAt === null) return null;
  return createPortal(<article className="surco-paper">{children(printedAt)}</article>, document.body);
}
