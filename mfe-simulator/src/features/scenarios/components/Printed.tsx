import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './paper.css';

/** Since when the browser is printing (ms): paper takes the place of the page as long as it does. */
function usePrinting(): number | null {
  const [printing, setPrinting] = useState<number | null>(null);
  useEffect(() => {
    // The browser takes the page as it stands when this returns.
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
  /** What a PDF is offered under. */
  title: string;
  /** What stands on paper, by when it is printed (ms since the epoch). */
  children: (printedAt: number) => ReactNode;
}

/** Clean paper in place of the page, whichever way printing began. */
export function Printed({ title, children }: Props) {
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
