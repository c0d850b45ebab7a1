import type { Season } from '@surco/shared/contract';
import { getSeasonProgress } from '@surco/shared/domain';
import { ProgressBar } from '@surco/shared/ui/feedback';
import { texts } from '../texts';

/** How many days of a season have passed. */
export function SeasonProgressPanel({ season, today }: { season: Season; today: string }) {
  const { day, days, week, weeks } = getSeasonProgress(season, today);
  const getLabel = (): string => {
    if (day === 0) return texts.notStarted(season.startDate);
    return season.endDate < today ? texts.finished(season.endDate, days) : texts.running(day, days, week, weeks);
  };
  return (
    <section className="surco-detail-panel">
      <ProgressBar label={getLabel()} progress={day / days} />
    </section>
  );
}
