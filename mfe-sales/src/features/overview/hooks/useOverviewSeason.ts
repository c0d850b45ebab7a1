import { useSearchParams } from '@surco/shared/platform';
import { useSetParam } from './useSetParam';

/** Query parameter of the chosen season. */
const SEASON_PARAM = 'seasonId';

/** The query of every panel; without a season the API takes the current one. */
export interface SeasonQuery {
  seasonId?: string;
}

interface OverviewSeason {
  query: SeasonQuery;
  chooseSeason: (id: string) => void;
}

/** The season that the page shows, stored in the address bar. */
export function useOverviewSeason(): OverviewSeason {
  const [search] = useSearchParams();
  const setParam = useSetParam();
  const seasonId = search.get(SEASON_PARAM);
  return {
    query: seasonId ? { seasonId } : {},
    chooseSeason: (id) => setParam(SEASON_PARAM, id),
  };
}
