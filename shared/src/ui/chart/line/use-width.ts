import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width until the element has been measured, in px. */
const FIRST_WIDTH = 600;

/** Measures the width of an element in px, also after it has changed. */
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
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
