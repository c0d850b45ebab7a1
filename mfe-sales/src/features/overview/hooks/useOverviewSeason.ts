import { useSearchParams } from '@surco/shared/platform';

/** Query parameter of the chosen season; without it the API takes the current one. */
const SEASON_PARAM = 'seasonId';

interface OverviewSeason {
  /** The query of every panel. */
  query: { seasonId?: string };
  chooseSeason: (id: string) => void;
}

/** The season that the page shows, stored in the address bar. */
export function useOverviewSeason(): OverviewSeason {
  const [search, setSearch] = useSearchParams();
  const seasonId = search.get(SEASON_PARAM);
  return {
    query: seasonId ? { seasonId } : {},
    chooseSeason: (id) => setSearch({ [SEASON_PARAM]: id }, { replace: true }),
  };
}
