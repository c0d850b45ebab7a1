import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Sheet, type SheetProps } from './Sheet';

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

/** One clean page, whichever way printing began; its name is the one that a PDF is offered under. */
export function PrintedSheet(props: Omit<SheetProps, 'printedAt'>) {
  const printing = usePrinting();
  useEffect(() => {
    if (printing === null) return undefined;
    const before = document.title;
    document.title = props.name;
    return () => {
      document.title = before;
    };
  }, [printing, props.name]);
  return printing === null ? null : createPortal(<Sheet {...props} printedAt={printing} />, document.body);
}
