import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { MemoizedTableRow, SpacerRow, type TableRowProps } from './table-row';
import { useFixedColumnWidths } from './use-fixed-column-widths';

/** Rows are rendered in blocks, so that most scroll steps render no new row. */
const ROWS_PER_BLOCK = 8;

/** Extends a range of row indexes to whole blocks of {@link ROWS_PER_BLOCK}. */
export function extractBlocks({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.floor(Math.max(0, startIndex - overscan) / ROWS_PER_BLOCK) * ROWS_PER_BLOCK;
  const end = Math.min(count, Math.ceil((endIndex + overscan + 1) / ROWS_PER_BLOCK) * ROWS_PER_BLOCK);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

interface Props<T extends { id: string }> extends Omit<TableRowProps<T>, 'row' | 'rowIndex'> {
  rows: readonly T[];
  /** In px. */
  rowHeight: number;
}

/** The body of a long table: renders the rows in the window, and one window height of rows before and after. */
export function VirtualTableBody<T extends { id: string }>({ rows, rowHeight, ...rowProps }: Props<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offsetTop, setOffsetTop] = useState(0);
  const measureOffset = useCallback((): void => {
    if (body.current) setOffsetTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  }, []);
  useLayoutEffect(measureOffset, [measureOffset, rows]);
  useFixedColumnWidths(body);
  // oxlint-disable-next-line react/incompatible-library -- the build does not use the React Compiler
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: Math.ceil(window.innerHeight / rowHeight),
    rangeExtractor: extractBlocks,
    scrollMargin: offsetTop,
    // Without it the first render has no rows, from which the column widths are measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
    // The height of the content above may have changed.
    onChange: measureOffset,
    // The library scrolls to the current position when it mounts, which would stop a scroll in progress.
    scrollToFn: () => undefined,
  });
  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? offsetTop) - offsetTop;
  const below = virtualizer.getTotalSize() + offsetTop - (items.at(-1)?.end ?? offsetTop);
  return (
    <tbody ref={body}>
      <SpacerRow height={above} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row && <MemoizedTableRow key={row.id} {...rowProps} row={row} rowIndex={index + 2} />;
      })}
      <SpacerRow height={below} />
    </tbody>
  );
}
