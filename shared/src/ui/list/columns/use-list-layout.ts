import { useEffect, useState } from 'react';
import { type ListDensity, type SavedView, savedViewLimits, type ViewColumn } from '../../../contract';
import { useListSearch, useLocation, useSavedViews, viewParams } from '../../../platform';
import type { ListColumn } from '../../table/list-column';
import { type ArrangedColumn, arrangeColumns } from './arrange-columns';
import { formatColumns, parseColumns } from './column-text';

interface LayoutChange {
  /** All columns in their new order; an empty array restores the columns of the list. */
  columns?: readonly ViewColumn[];
  density?: ListDensity;
}

/** Columns and density of a list, as the user has chosen them. */
export interface ListLayout<T> {
  /** All columns in their order, also those that are hidden. */
  arranged: readonly ArrangedColumn<ListColumn<T>>[];
  /** Whether neither the user nor a view has chosen columns. */
  isOriginal: boolean;
  density: ListDensity;
  /** The saved view in use. */
  view: SavedView | undefined;
  /** Name of the shared view whose columns and density are shown. */
  sharedName: string | null;
  change: (change: LayoutChange) => void;
  /** Forgets what was changed since the view was saved; without an id, what was changed without a view. */
  forgetChanges: (viewId?: string) => void;
}

const getStorageKey = (path: string, viewId = ''): string => `surco.layout.${path}#${viewId}`;

function readLayout(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeLayout(key: string, text: string | null): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice is lost with the page.
  }
}

/** Whether the list has a column with this sort. */
const isSortable = <T>(columns: readonly ListColumn<T>[], sort: string): boolean =>
  columns.some(({ sortField }) => sortField === sort.replace(/^-/, ''));

/**
 * The columns and the density of the list on this page: those of a shared view, which the address contains; else those
 * that the user has chosen on this device, for the list or for the saved view in use; else those of the view.
 */
export function useListLayout<T>(columns: readonly ListColumn<T>[]): ListLayout<T> {
  const { pathname } = useLocation();
  const { search, setSearch } = useListSearch();
  const [unstored, setUnstored] = useState<Readonly<Record<string, string | null>>>({});
  const viewId = search.get(viewParams.view);
  const view = useSavedViews()?.find(({ id, list }) => id === viewId && list === pathname);
  const storageKey = getStorageKey(pathname, view?.id);
  const sharedName = search.get(viewParams.sharedName)?.slice(0, savedViewLimits.nameLength) || null;
  const chosen =
    sharedName === null ? new URLSearchParams(unstored[storageKey] ?? readLayout(storageKey) ?? '') : search;
  const sort = search.get('sort');
  const isSortObsolete = sort !== null && (view || sharedName !== null) && !isSortable(columns, sort);
  useEffect(() => {
    if (!isSortObsolete) return;
    const rest = new URLSearchParams(search);
    rest.delete('sort');
    setSearch(rest, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `setSearch` differs in every render
  }, [search, isSortObsolete]);
  const columnText = chosen.get(viewParams.columns);
  const density = chosen.get(viewParams.density) ?? view?.density;

  const write = (key: string, text: string | null): void => {
    setUnstored({ ...unstored, [key]: text });
    storeLayout(key, text);
  };
  const change = (next: LayoutChange): void => {
    const changed = new URLSearchParams(chosen);
    if (next.columns) changed.set(viewParams.columns, formatColumns(next.columns));
    if (next.density) changed.set(viewParams.density, next.density);
    if (sharedName === null) write(storageKey, changed.toString());
    else setSearch(changed, { replace: true });
  };
  const choices = columnText === null ? (view?.columns ?? []) : parseColumns(columnText);
  return {
    arranged: arrangeColumns(columns, choices),
    isOriginal: choices.length === 0,
    density: density === 'compact' ? density : 'comfortable',
    view,
    sharedName,
    change,
    forgetChanges: (id) => write(getStorageKey(pathname, id), null),
  };
}
