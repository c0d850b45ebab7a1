import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePrintTime } from './use-print-time';
import './print-view.css';

/** On paper, hides everything but the print view. */
const PRINTING_CLASS = 'surco-printing';

interface Props {
  /** Document title, which names the PDF. */
  title: string;
  /** Renders the printed page; receives the print time (ms since the epoch). */
  children: (printedAt: number) => ReactNode;
}

/** Replaces the page by the print view on paper. */
export function PrintView({ title, children }: Props) {
  const { startedAt, isPrinting } = usePrintTime();
  const hasSheet = startedAt !== null;
  useLayoutEffect(() => {
    if (!hasSheet) return undefined;
    const { classList } = document.documentElement;
    classList.add(PRINTING_CLASS);
    return () => classList.remove(PRINTING_CLASS);
  }, [hasSheet]);
  useLayoutEffect(() => {
    if (!isPrinting) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [isPrinting, title]);
  if (startedAt === null) return null;
  return createPortal(<article className="surco-paper">{children(startedAt)}</article>, document.body);
}
