import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { getSavedViews, useSavedViews } from '../savedViews/savedViews';
import { STANDARD_VIEW, toViewSearch, viewParams } from '../savedViews/viewParams';
import { removeReturn, RETURN_PARAM } from './pageParams';

interface ListSearch {
  /** The query of the list: that of the address or, when it has none, that of the user's default view. */
  search: URLSearchParams;
  /** Changes the query. Where there is a default view, an empty one shows the list without it. */
  setSearch: (search: URLSearchParams, options?: NavigateOptions) => void;
  /** Whether the query is that of the default view and the address does not show it yet. */
  isPreset: boolean;
}

const findDefaultView = (path: string) => getSavedViews()?.find(({ list, isDefault }) => isDefault && list === path);

/**
 * The query of a list. Any parameter in the address wins over the default view, which is read from this device, so that
 * the first request is the right one. A default view that arrives later, e.g. from another device, applies from the
 * next visit on.
 */
export function useListSearch(): ListSearch {
  const [search, setSearch] = useSearchParams();
  const { pathname, key } = useLocation();
  const isKnown = useSavedViews() !== undefined;
  const isBare = removeReturn(search).toString() === '';
  const preset = useMemo(() => {
    const view = isBare && isKnown && findDefaultView(pathname);
    if (!view) return null;
    const shown = toViewSearch(view);
    const returnPath = search.get(RETURN_PARAM);
    if (returnPath !== null) shown.set(RETURN_PARAM, returnPath);
    return shown;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- decided once per navigation
  }, [isBare, isKnown, pathname, key]);
  return {
    search: preset ?? search,
    setSearch: (next, options) => {
      const shown = new URLSearchParams(next);
      if (removeReturn(next).toString() === '' && findDefaultView(pathname)) shown.set(viewParams.view, STANDARD_VIEW);
      setSearch(shown, options);
    },
    isPreset: preset !== null,
  };
}
