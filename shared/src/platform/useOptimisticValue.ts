import { useLayoutEffect, useRef, useState } from 'react';
import { waitForPaint } from './waitForPaint';

/**
 * The value of a control that changes the address of its page, such as a filter. What is chosen is shown at once; the
 * page is rendered with it after the next frame, because that takes longer than the answer to a press may.
 * @param value the value that the page is rendered with
 * @param onChange changes the address so that the page is rendered with the value; not called when the control has
 * been removed meanwhile
 * @returns the value to show, and the function to call with what is chosen
 */
export function useOptimisticValue<V extends string>(
  value: V,
  onChange: (value: V) => void,
): readonly [V, (value: V) => void] {
  const [chosen, setChosen] = useState<{ previous: V; value: V } | null>(null);
  // The newest one starts from the address that an earlier choice has changed. Null when the control has been removed.
  const latest = useRef<typeof onChange | null>(null);
  useLayoutEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = null;
    };
  });
  const isPending = chosen !== null && chosen.previous === value;
  if (chosen && !isPending) setChosen(null);
  const choose = (next: V): void => {
    setChosen({ previous: value, value: next });
    void waitForPaint().then(() => latest.current?.(next));
  };
  return [isPending ? chosen.value : value, choose];
}
