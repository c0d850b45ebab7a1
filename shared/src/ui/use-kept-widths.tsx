import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The widths that a table's columns take by themselves, as shares of the whole, to be kept from then on.
 * @param columns what they follow from; null where they may go on following what stands in the table
 */
export function useKeptWidths(
  columns: string | null,
): readonly [RefObject<HTMLTableElement | null>, readonly string[] | null] {
  const table = useRef<HTMLTableElement>(null);
  const [kept, setKept] = useState<{ columns: string; widths: readonly string[] } | null>(null);
  const known = kept !== null && kept.columns === columns;
  useLayoutEffect(() => {
    const { current } = table;
    if (columns === null || known || !current) return;
    const whole = current.offsetWidth || 1;
    const heads = [...current.querySelectorAll<HTMLElement>('thead th')];
    setKept({ columns, widths: heads.map(({ offsetWidth }) => `${(offsetWidth / whole) * 100}%`) });
  }, [columns, known]);
  return [table, known ? kept.widths : null];
}
