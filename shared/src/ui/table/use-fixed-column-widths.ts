import { type RefObject, useLayoutEffect } from 'react';

/**
 * Measures the automatic column widths of a table once and fixes them, so that they do not change with the visible rows.
 * @param body the body of the table
 */
export function useFixedColumnWidths(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    if (!table) return;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')].map((head) => ({
      head,
      automatic: head.style.width,
      fixed: `${(head.offsetWidth / (table.offsetWidth || 1)) * 100}%`,
    }));
    for (const { head, fixed } of heads) head.style.width = fixed;
    table.style.tableLayout = 'fixed';
    return () => {
      for (const { head, automatic } of heads) head.style.width = automatic;
      table.style.tableLayout = '';
    };
  }, [body]);
}
