import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { watchPrinting } from '../../display/watch-printing';

/** The width until the element has been measured, in px. */
const FIRST_WIDTH = 600;
/** The width on paper, whatever the window: that of an upright sheet, so that text keeps its size. In px. */
const PAPER_WIDTH = 680;

/** Measures the width of an element in px, also after it has changed and while it is printed. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => setWidth(measured.clientWidth || FIRST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    const stopWatching = watchPrinting(() => setWidth(PAPER_WIDTH), measure);
    return () => {
      observer.disconnect();
      stopWatching();
    };
  }, []);
  return [element, width];
}
