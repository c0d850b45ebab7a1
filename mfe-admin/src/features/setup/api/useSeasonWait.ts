import { buildPath, seasonPaths, setupPaths, type SetupStep } from '@surco/shared/contract';
import { isSeasonOpenForVouchers } from '@surco/shared/domain';
import { addReturn, getToday, useCall } from '@surco/shared/platform';
import { texts } from '../texts';

const ALL_SEASONS = { query: { page: 1, size: 'all', sort: 'startDate' } } as const;

/** Why nothing can be sold although a season is open, and the page of that season. */
export interface SeasonWait {
  text: string;
  /** Whether only the day is missing. */
  isDated: boolean;
  to: string;
}

/** T-02: the reason when the open seasons start later or are open for DKbonos alone; undefined without one. */
export function useSeasonWait(steps: readonly SetupStep[] | undefined): SeasonWait | undefined {
  const isWaiting = steps?.some(({ key, state, count }) => key === 'season' && state === 'OPEN' && count);
  const seasons = useCall('GET /seasons', isWaiting ? ALL_SEASONS : null).data?.data;
  if (!isWaiting || !seasons) return undefined;
  const today = getToday();
  const next = seasons.find(({ isOpen, startDate }) => isOpen && startDate > today);
  const forVouchers = seasons.find(isSeasonOpenForVouchers);
  const season = next ?? forVouchers;
  return (
    season && {
      text: texts.seasonWait(next, forVouchers !== undefined),
      isDated: next !== undefined,
      to: addReturn(buildPath(seasonPaths.season, { id: season.id }), setupPaths.setup),
    }
  );
}
