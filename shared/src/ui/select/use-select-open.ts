import { type KeyboardEvent, useState } from 'react';
import { useDeferredOpen } from '../display/use-deferred-open';

interface Options {
  /** Whether the list is open, where the caller decides it. */
  open?: boolean;
  disabled?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The keys that move within the list or choose from it. All others are text, or are held with another key. */
const LIST_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'End',
  'Enter',
  'Home',
  'PageDown',
  'PageUp',
  'Tab',
  ' ',
]);

/**
 * The open state of antd's select, as its props. The list that a pointer opens is rendered after the press is visible;
 * the keyboard opens it at once, so that its next key reaches the list. What somebody types meanwhile needs no list.
 */
export function useSelectOpen({ open, disabled = false, onOpenChange }: Options) {
  const [ownOpen, setOwnOpen] = useState(false);
  // A select that replaces a field in use is open from the start.
  const [isPressed, setIsPressed] = useState(open === true);
  if (disabled && ownOpen) setOwnOpen(false);
  const isRequested = (open ?? ownOpen) && !disabled;
  const isRendered = useDeferredOpen(isRequested);
  // antd does not know yet that the list is about to open, so it cannot close it.
  const isPending = isRequested && isPressed && !isRendered;
  const change = (next: boolean): void => {
    setOwnOpen(next);
    if (!next) setIsPressed(false);
    onOpenChange?.(next);
  };
  return {
    open: isRequested && !isPending,
    onOpenChange: change,
    onMouseDown: () => setIsPressed(true),
    onBlur: () => {
      if (isPending) change(false);
    },
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>) => {
      // What a key opens is rendered at once, even after a press that opened nothing.
      if (!isPending || LIST_KEYS.has(event.key)) setIsPressed(false);
      if (!isPending || event.key !== 'Escape') return;
      // As for an open list, it does not close the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      change(false);
    },
  };
}
