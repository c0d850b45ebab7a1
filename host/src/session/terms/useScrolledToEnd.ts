import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Sub-pixel heights do not add up exactly. */
const TOLERANCE_PX = 4;

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= scrollHeight - TOLERANCE_PX;

/**
 * Whether this text has been scrolled to its end once, or needs no scrolling. Another text begins at its top.
 * @returns `ref` for the element that scrolls, `isRead`, and `checkPosition`, to be called when it scrolls
 */
export function useScrolledToEnd<E extends HTMLElement>(
  text: string,
): {
  ref: RefObject<E | null>;
  isRead: boolean;
  checkPosition: () => void;
} {
  const ref = useRef<E>(null);
  const [readText, setReadText] = useState<string | null>(null);
  const checkPosition = useCallback((): void => {
    if (ref.current && isAtEnd(ref.current)) setReadText(text);
  }, [text]);
  useEffect(() => {
    if (ref.current) {
      // A scrollable element must be reachable by keyboard.
      ref.current.tabIndex = 0;
      ref.current.scrollTop = 0;
    }
    checkPosition();
    // A wider window may leave nothing to scroll.
    window.addEventListener('resize', checkPosition);
    return () => window.removeEventListener('resize', checkPosition);
  }, [checkPosition]);
  return { ref, isRead: readText === text, checkPosition };
}
