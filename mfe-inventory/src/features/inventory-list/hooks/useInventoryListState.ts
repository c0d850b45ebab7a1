import { findCurrentSeason } from '@surco/shared/domain';
import { getToday, type ListState, useCall, useListState, useSearchParams } from '@surco/shared/platform';
import { ALL_SEASONS, FILTER_NAMES, type InventoryFilterName } from '../model/filterNames';

interface InventoryListState {
  state: ListState<InventoryFilterName>;
  /** The current season is not known yet, so the list cannot be requested. */
  isChoosingSeason: boolean;
  /** The address with the current season as its filter; undefined when the address says which season to show. */
  presetPath: string | undefined;
}

/**
 * The list state of the inventory. An address without a season gets the current one; `seasonId=all`, which clearing the
 * filter writes, shows all seasons.
 */
export function useInventoryListState(): InventoryListState {
  const state = useListState(FILTER_NAMES, 'code', { canShowAll: true });
  const [search] = useSearchParams();
  const { seasonId, ...others } = state.filters;
  const isChosen = seasonId !== undefined;
  const seasons = useCall('GET /seasons', isChosen ? null : { query: { page: 1, size: 'all' } });
  const current = seasons.data && !isChosen ? findCurrentSeason(seasons.data.data, getToday()) : undefined;
  const preset = new URLSearchParams(search);
  if (current) preset.set('seasonId', current.id);

  const filters = seasonId === ALL_SEASONS ? others : state.filters;
  const { page, size, sort } = state;
  return {
    state: {
      ...state,
      filters,
      // A season without inventory is an empty list, not a search without a match.
      activeFilterCount: Object.keys(others).length,
      query: { ...filters, page, size, ...(sort ? { sort } : {}) },
      setFilters: (change) =>
        state.setFilters('seasonId' in change ? { ...change, seasonId: change.seasonId || ALL_SEASONS } : change),
      clearFilters: () =>
        state.setFilters({ ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])), seasonId: ALL_SEASONS }),
    },
    isChoosingSeason: !isChosen && !seasons.error && (!seasons.data || current !== undefined),
    presetPath: current && `?${preset}`,
  };
}
