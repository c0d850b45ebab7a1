import { type RefObject, useEffect } from 'react';

/** How much of the page a phone's keyboard covers: it hides what stands at the bottom instead of pushing it up. */
const covered = ({ height, offsetTop, scale }: VisualViewport): number =>
  // Zoomed in by two fingers the visible part is smaller too, but nothing covers it.
  scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));

/** Keeps `--surco-keyboard` on an element at the height of the keyboard, so that its style sheet can stand above it. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const follow = (): void => element.current?.style.setProperty('--surco-keyboard', `${covered(seen)}px`);
    seen.addEventListener('resize', follow);
    seen.addEventListener('scroll', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      seen.removeEventListener('scroll', follow);
    };
  }, [element]);
}
