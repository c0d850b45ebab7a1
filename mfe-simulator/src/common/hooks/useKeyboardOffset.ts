import { type RefObject, useEffect } from 'react';

/** Height covered by a phone's keyboard, which overlays the bottom of the page. */
const measureKeyboardHeight = ({ height, offsetTop, scale }: VisualViewport): number =>
  // Pinch zoom shrinks the visual viewport as well, but covers nothing.
  scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));

/** Sets `--surco-keyboard` on an element to the keyboard's height, for its style sheet. */
export function useKeyboardOffset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const updateOffset = (): void =>
      element.current?.style.setProperty('--surco-keyboard', `${measureKeyboardHeight(viewport)}px`);
    viewport.addEventListener('resize', updateOffset);
    viewport.addEventListener('scroll', updateOffset);
    return () => {
      viewport.removeEventListener('resize', updateOffset);
      viewport.removeEventListener('scroll', updateOffset);
    };
  }, [element]);
}
