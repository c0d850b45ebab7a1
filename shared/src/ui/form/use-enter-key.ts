import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from one input to the next one of the same box, or to the previous one. */
function moveFocus(box: HTMLElement, from: HTMLInputElement, step: 1 | -1): void {
  const inputs = [...box.querySelectorAll('input')];
  inputs[inputs.indexOf(from) + step]?.focus();
}

/**
 * In the inputs of a box, such as an editable table, Enter moves to the next input and Shift+Enter to the previous one.
 * For a form whose `submitOnEnter` is `false`.
 * @returns the ref of the box
 */
export function useEnterKey<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    const { current } = box;
    const handleKey = ({ target, key, shiftKey }: KeyboardEvent): void => {
      if (key === 'Enter' && current && target instanceof HTMLInputElement)
        moveFocus(current, target, shiftKey ? -1 : 1);
    };
    current?.addEventListener('keydown', handleKey);
    return () => current?.removeEventListener('keydown', handleKey);
  }, []);
  return box;
}
