import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Sub-pixel heights never add up exactly. */
const TOLERANCE = 4;

const atEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= scrollHeight - TOLERANCE;

/** Whether a text has been scrolled to its end once, or is so short that there is nothing to scroll. */
export function useReadToEnd<E extends HTMLElement>(): { box: RefObject<E | null>; read: boolean; look: () => void } {
  const box = useRef<E>(null);
  const [read, setRead] = useState(false);
  const look = useCallback((): void => {
    if (box.current && atEnd(box.current)) setRead(true);
  }, []);
  useEffect(() => {
    // What scrolls must be reachable by keyboard.
    if (box.current) box.current.tabIndex = 0;
    look();
    // A wider window may leave nothing to scroll.
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);
  return { box, read, look };
}
