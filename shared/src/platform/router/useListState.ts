import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageLimits } from '../../contract';
import { getBootData } from '../config/bootData';
import { cleanFilters, type Filters } from '../http/filters';
import { rememberListQuery } from './listAddresses';
import { removeReturn } from './pageParams';
import { useListSearch } from './useListSearch';

/** Number of the first page (K-01). */
export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = pageLimits.defaultSize;
/** The largest page that a list shows. The API answers larger ones, for exports (`pageLimits.maxSize`). */
export const MAX_PAGE_SIZE = 100;

export interface ListState<F extends string> {
  page: number;
  /** `all` only with the option `canShowAll`. */
  size: number | 'all';
  /** `field` or `-field`. */
  sort: string | undefined;
  /** The sort of an address without one. */
  defaultSort?: string;
  /** Filters as in the address bar. */
  filters: Partial<Record<F, string>>;
  /** Number of filters that are set. */
  activeFilterCount: number;
  /** The query of the API call: filters, page, size and sort. */
  query: Record<string, string | number>;
  /** Changes filters and goes back to the first page; an empty value removes one. */
  setFilters: (change: Partial<Record<F, string | null | undefined>>) => void;
  clearFilters: () => void;
  setPage: (page: number, size?: number | 'all') => void;
  setSort: (sort: string | undefined) => void;
}

const parsePositiveInteger = (text: string | null, fallback: number, most = Number.MAX_SAFE_INTEGER): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= most ? value : fallback;
};

/**
 * Filters, page and sort of a list, stored in the address bar, so that a link reproduces the view. An address without a
 * query shows the user's default view of the list, if there is one.
 * @param names the filters this list has; other names in the address are left alone
 * @param options `canShowAll`: the list may be shown on one page, with `size=all`
 */
export function useListState<const F extends string>(
  names: readonly F[],
  defaultSort?: string,
  { canShowAll = false }: { canShowAll?: boolean } = {},
): ListState<F> {
  const { search, setSearch, isPreset } = useListSearch();
  // The guard is asynchronous: until it allows the navigation, the address bar shows the state before the last change.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
    if (!isPreset) return;
    // The page has requested the list without the default view; nobody takes that answer.
    getBootData().inFlight.clear();
    setSearch(search, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `setSearch` is another one at each render
  }, [search, isPreset]);
  const { pathname } = useLocation();
  const query = removeReturn(search).toString();
  useEffect(() => rememberListQuery(pathname, query), [pathname, query]);
  const page = parsePositiveInteger(search.get('page'), FIRST_PAGE);
  const isShowingAll = canShowAll && search.get('size') === 'all';
  const size = isShowingAll ? 'all' : parsePositiveInteger(search.get('size'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const sort = search.get('sort') ?? defaultSort;
  const filters: Partial<Record<F, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) filters[name] = value;
  }

  const change = (values: Filters): void => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      const cleaned = cleanFilters({ [name]: value })[name];
      if (cleaned === undefined) next.delete(name);
      else next.set(name, String(cleaned));
    }
    latest.current = next;
    setSearch(next, { replace: true });
  };

  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    page,
    size,
    sort,
    defaultSort,
    filters,
    activeFilterCount: Object.keys(filters).length,
    query: { ...filters, page, size, ...(sort ? { sort } : {}) },
    setFilters: (values) => change({ ...values, page: null }),
    clearFilters: () => change({ ...none, page: null }),
    setPage: (next, nextSize = size) =>
      change({
        page: nextSize === size && next !== FIRST_PAGE ? next : null,
        size: nextSize === DEFAULT_PAGE_SIZE ? null : nextSize,
      }),
    setSort: (next) => change({ sort: next === defaultSort ? null : next, page: null }),
  };
}
