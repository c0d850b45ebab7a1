import { type KeyboardEvent, useRef, useState } from 'react';
import { useDeferredOpen } from '../display/use-deferred-open';

interface Options {
  /** Whether the list is open, where the caller decides it. */
  open?: boolean;
  disabled?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift']);

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'preventDefault' | 'stopPropagation'>;

/** Keys that move within the list or choose from it. */
const LIST_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'End',
  'Enter',
  'Home',
  'PageDown',
  'PageUp',
  'Tab',
]);

/** A shortcut, such as Ctrl A for all text, is not for the list. */
const isForList = ({ key, ctrlKey, metaKey }: Key): boolean => !ctrlKey && !metaKey && LIST_KEYS.has(key);

/** All other keys may be text: those of a phone are `Unidentified`, that of an accent is `Dead`. */
const isText = ({ key, ctrlKey, metaKey }: Key): boolean =>
  !ctrlKey && !metaKey && !LIST_KEYS.has(key) && !MODIFIERS.has(key);

/**
 * The open state of antd's select, as its props. The list that a pointer opens is rendered after the press is visible,
 * and after the first letter, which the field takes; other keys open it at once, so that the next key reaches the list.
 */
export function useSelectOpen({ open, disabled = false, onOpenChange }: Options) {
  const [ownOpen, setOwnOpen] = useState(false);
  // A select that replaces a field in use is open from the start.
  const [isPressed, setIsPressed] = useState(open === true);
  const hasTyped = useRef(false);
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
    onMouseDown: () => {
      // A press of an option comes here, too: the list is open, and need not be rendered for it.
      if (isRequested) return;
      setIsPressed(true);
      hasTyped.current = false;
    },
    onBlur: () => {
      if (isPending) change(false);
    },
    onKeyDown: (event: Key) => {
      if (isPending && event.key === 'Escape') {
        // As for an open list, it does not close the dialog around the field.
        event.preventDefault();
        event.stopPropagation();
        change(false);
        return;
      }
      const isNextLetter = isText(event) && hasTyped.current;
      hasTyped.current ||= isText(event);
      // What a key opens is rendered at once, even after a press that opened nothing.
      if (!isPending || isForList(event) || isNextLetter) setIsPressed(false);
    },
  };
}
