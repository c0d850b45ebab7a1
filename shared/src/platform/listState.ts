import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanFilters, type Filters } from './filters';

/** K-01. */
export const FIRST_PAGE = 1;
export const DEFAULT_SIZE = 10;
/** What the API answers at most as one page. */
export const GREATEST_SIZE = 100;

export interface ListState<F extends string> {
  page: number;
  /** `all` only where a list may be seen whole. */
  size: number | 'all';
  /** `field` or `-field`. */
  sort: string | undefined;
  /** Filters as the address bar holds them. */
  filters: Partial<Record<F, string>>;
  /** How many filters are set. */
  activeFilters: number;
  /** What to ask the API for: filters, page, size and sort. */
  query: Record<string, string | number>;
  /** Changes filters and goes back to the first page; an empty value removes one. */
  setFilters: (change: Partial<Record<F, string | null | undefined>>) => void;
  clearFilters: () => void;
  setPage: (page: number, size?: number | 'all') => void;
  setSort: (sort: string | undefined) => void;
}

const positive = (text: string | null, fallback: number, most = Number.MAX_SAFE_INTEGER): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= most ? value : fallback;
};

/**
 * Filters, page and sort of a list, kept in the address bar, so that a link reproduces the view.
 * @param names the filters this list has; other names in the address are left alone
 * @param options `whole`: it may be asked for on one page, however long it is
 */
export function useListState<const F extends string>(
  names: readonly F[],
  defaultSort?: string,
  { whole = false }: { whole?: boolean } = {},
): ListState<F> {
  const [search, setSearch] = useSearchParams();
  // The guard may take its time: until then the address still says what it said before the last change.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const page = positive(search.get('page'), FIRST_PAGE);
  const all = whole && search.get('size') === 'all';
  const size = all ? 'all' : positive(search.get('size'), DEFAULT_SIZE, GREATEST_SIZE);
  const sort = search.get('sort') ?? defaultSort;
  const filters: Partial<Record<F, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) filters[name] = value;
  }

  const change = (values: Filters): void => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      const kept = cleanFilters({ [name]: value })[name];
      if (kept === undefined) next.delete(name);
      else next.set(name, String(kept));
    }
    latest.current = next;
    setSearch(next, { replace: true });
  };

  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    page,
    size,
    sort,
    filters,
    activeFilters: Object.keys(filters).length,
    query: { ...filters, page, size, ...(sort ? { sort } : {}) },
    setFilters: (values) => change({ ...values, page: null }),
    clearFilters: () => change({ ...none, page: null }),
    setPage: (next, nextSize = size) =>
      change({
        page: nextSize === size && next !== FIRST_PAGE ? next : null,
        size: nextSize === DEFAULT_SIZE ? null : nextSize,
      }),
    setSort: (next) => change({ sort: next === defaultSort ? null : next, page: null }),
  };
}
