import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Held {
  /** The area is pointed at or holds the focus. */
  held: boolean;
  /** Gives the focus back to where it came from, before the thing that holds it goes. */
  release: () => void;
}

export function useHeld(area: RefObject<HTMLElement | null>): Held {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const from = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const enter = (): void => setHovered(true);
    const leave = (): void => setHovered(false);
    const focusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) from.current = relatedTarget;
      setFocused(true);
    };
    const focusOut = ({ relatedTarget }: FocusEvent): void =>
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget));
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
    };
  }, [area]);

  const release = useCallback(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !area.current?.contains(activeElement)) return;
    if (from.current?.isConnected) from.current.focus();
    else activeElement.blur();
  }, [area]);

  return { held: hovered || focused, release };
}
