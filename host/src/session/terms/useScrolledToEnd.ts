import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Sub-pixel heights do not add up exactly. */
const TOLERANCE_PX = 4;

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= scrollHeight - TOLERANCE_PX;

/** Whether a text has been scrolled to its end once, or needs no scrolling. */
export function useScrolledToEnd<E extends HTMLElement>(): {
  ref: RefObject<E | null>;
  isRead: boolean;
  checkPosition: () => void;
} {
  const ref = useRef<E>(null);
  const [isRead, setRead] = useState(false);
  const checkPosition = useCallback((): void => {
    if (ref.current && isAtEnd(ref.current)) setRead(true);
  }, []);
  useEffect(() => {
    // A scrollable element must be reachable by keyboard.
    if (ref.current) ref.current.tabIndex = 0;
    checkPosition();
    // A wider window may leave nothing to scroll.
    window.addEventListener('resize', checkPosition);
    return () => window.removeEventListener('resize', checkPosition);
  }, [checkPosition]);
  return { ref, isRead, checkPosition };
}
