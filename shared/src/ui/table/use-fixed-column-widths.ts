import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures the automatic column widths of a table once and fixes them, so that they do not change with the visible rows.
 * @param columns identifies the set of columns; `null` when the widths stay automatic
 * @returns the ref of the table and the widths in percent, `null` until measured
 */
export function useFixedColumnWidths(
  columns: string | null,
): readonly [RefObject<HTMLTableElement | null>, readonly string[] | null] {
  const table = useRef<HTMLTableElement>(null);
  const [measured, setMeasured] = useState<{ columns: string; widths: readonly string[] } | null>(null);
  const isMeasured = measured !== null && measured.columns === columns;
  useLayoutEffect(() => {
    const { current } = table;
    if (columns === null || isMeasured || !current) return;
    const tableWidth = current.offsetWidth || 1;
    const heads = [...current.querySelectorAll<HTMLElement>('thead th')];
    setMeasured({ columns, widths: heads.map(({ offsetWidth }) => `${(offsetWidth / tableWidth) * 100}%`) });
  }, [columns, isMeasured]);
  return [table, isMeasured ? measured.widths : null];
}
