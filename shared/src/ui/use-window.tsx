import { type RefObject, useEffect, useRef, useState } from 'react';

/** Height of a row that keeps to one line, in px. */
export const ROW_HEIGHT = 47;
/** Rows come and go by so many, so that most steps of scrolling draw nothing. */
const BLOCK = 8;

export interface Stretch {
  /** The first row drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** The rows in sight and a screen of them on either side, in whole blocks. */
export function stretchAt(top: number, height: number, count: number): Stretch {
  const screen = Math.ceil(height / ROW_HEIGHT / BLOCK) * BLOCK;
  const first = Math.floor(Math.max(0, -top) / ROW_HEIGHT / BLOCK) * BLOCK;
  const from = Math.max(0, Math.min(first, count - screen) - screen);
  return { from, to: Math.min(count, first + 2 * screen + BLOCK) };
}

/** Which of so many rows are to be drawn while the page is scrolled. */
export function useWindow(count: number): readonly [RefObject<HTMLTableSectionElement | null>, Stretch] {
  const body = useRef<HTMLTableSectionElement>(null);
  const [stretch, setStretch] = useState(() => stretchAt(0, window.innerHeight, count));
  useEffect(() => {
    const look = (): void => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = stretchAt(top, window.innerHeight, count);
      setStretch((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count]);
  return [body, stretch];
}
