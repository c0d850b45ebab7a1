import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../platform';
import type { RowSelection } from '../../table/row-selection';

/** The selected records of a list, which stay selected on other pages and in another order. */
export interface Selection<T> extends RowSelection<T> {
  rows: readonly T[];
  /** Selects or deselects records. */
  change: (rows: readonly T[], isSelected: boolean) => void;
  clear: () => void;
  /** Starts selecting on a phone. */
  start: () => void;
}

/** The selected records by id, for these filters. */
interface SelectionState<T> {
  rows: ReadonlyMap<string, T>;
  filterKey: string;
  /** How often a change of the filters has removed a selection. */
  removals: number;
}

/**
 * The selection of a list; a change of the filters removes it, and says so.
 * @param page the rows of the shown page
 * @param filters the filters of the list
 */
export function useSelection<T extends { id: string }>(page: readonly T[], filters: object): Selection<T> {
  const filterKey = JSON.stringify(filters);
  const [state, setState] = useState<SelectionState<T>>({ rows: new Map(), filterKey, removals: 0 });
  const [isSelecting, setIsSelecting] = useState(false);
  // The id of the row that a range starts at.
  const anchorId = useRef('');
  const { rows: selected, removals } = state;
  if (state.filterKey !== filterKey)
    setState({ rows: new Map(), filterKey, removals: removals + Math.min(selected.size, 1) });
  useEffect(() => {
    if (removals > 0) showToast({ severity: 'info', summary: 'Se quitó la selección porque cambiaron los filtros' });
  }, [removals]);
  const change: Selection<T>['change'] = (rows, isSelected) =>
    setState((current) => {
      const next = new Map(current.rows);
      for (const row of rows)
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      return { ...current, rows: next };
    });
  const count = page.filter(({ id }) => selected.has(id)).length;
  const isPageSelected = count === page.length ? count > 0 : count > 0 && null;
  return {
    rows: [...selected.values()],
    isSelected: ({ id }) => selected.has(id),
    toggle: (row, isRange) => {
      const ids = page.map(({ id }) => id);
      const from = ids.indexOf(anchorId.current);
      const to = ids.indexOf(row.id);
      anchorId.current = row.id;
      const hasRange = isRange && from >= 0;
      change(hasRange ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], !selected.has(row.id));
    },
    togglePage: () => change(page, !isPageSelected),
    isPageSelected,
    isSelecting,
    change,
    clear: () => {
      change([...selected.values()], false);
      setIsSelecting(false);
    },
    start: () => setIsSelecting(true),
  };
}
