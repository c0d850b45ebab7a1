import { CURRENT_SEASON, findCurrentSeason } from '@surco/shared/domain';
import { getToday, type ListState, useCall, useListState } from '@surco/shared/platform';
import { ALL_SEASONS, FILTER_NAMES, type InventoryFilterName } from '../model/filterNames';

interface InventoryListState {
  state: ListState<InventoryFilterName>;
  /** The filters of the calls: they name the current season before its id is known. */
  requestFilters: Partial<Record<InventoryFilterName, string>>;
}

/**
 * The list state of the inventory. An address without a season shows the current one; `seasonId=all`, which clearing the
 * filter writes, shows all seasons.
 */
export function useInventoryListState(): InventoryListState {
  const state = useListState(FILTER_NAMES, 'code', { canShowAll: true });
  const { seasonId, ...others } = state.filters;
  const seasons = useCall('GET /seasons', seasonId ? null : { query: { page: 1, size: 'all' } }).data?.data;
  const current = seasonId || !seasons ? undefined : findCurrentSeason(seasons, getToday());

  const withSeason = (id: string | undefined) => (id && id !== ALL_SEASONS ? { ...others, seasonId: id } : others);
  const requestFilters = withSeason(seasonId ?? CURRENT_SEASON);
  const { page, size, sort } = state;
  return {
    requestFilters,
    state: {
      ...state,
      filters: withSeason(seasonId ?? current?.id),
      // A season without inventory is an empty list, not a search without a match.
      activeFilterCount: Object.keys(others).length,
      query: { ...requestFilters, page, size, ...(sort ? { sort } : {}) },
      setFilters: (change) =>
        state.setFilters('seasonId' in change ? { ...change, seasonId: change.seasonId || ALL_SEASONS } : change),
      clearFilters: () =>
        state.setFilters({ ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])), seasonId: ALL_SEASONS }),
    },
  };
}
