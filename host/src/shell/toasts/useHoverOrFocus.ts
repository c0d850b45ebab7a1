import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface HoverOrFocus {
  /** Whether the area is hovered or contains the focus. */
  isHoveredOrFocused: boolean;
  /** Moves the focus back to where it came from; call it before the focused element is removed. */
  restoreFocus: () => void;
}

export function useHoverOrFocus(area: RefObject<HTMLElement | null>): HoverOrFocus {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const enter = (): void => setHovered(true);
    const leave = (): void => setHovered(false);
    const focusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        previousFocus.current = relatedTarget;
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

  const restoreFocus = useCallback(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !area.current?.contains(activeElement)) return;
    if (previousFocus.current?.isConnected) previousFocus.current.focus();
    else activeElement.blur();
  }, [area]);

  return { isHoveredOrFocused: hovered || focused, restoreFocus };
}
