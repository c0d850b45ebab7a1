import type { Comparison } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { ChoiceField, toOption } from '@surco/shared/ui/fields';
import { texts } from '../texts';

interface Props {
  /** The season of the address; undefined is the current one. */
  seasonId: string | undefined;
  comparison: Comparison | undefined;
  onChange: (seasonId: string) => void;
}

/** Chooses the season, and names the one that it is compared with. */
export function SeasonHead({ seasonId, comparison, onChange }: Props) {
  const seasons = useCall('GET /seasons', { query: { page: 1, size: 'all', sort: '-startDate' } }).data?.data ?? [];
  const { season, previousSeason, previousUntil } = comparison ?? {};
  // The chosen season is an option before all of them have loaded.
  const options = seasons.length > 0 || !season ? seasons : [season];
  return (
    <header className="surco-overview-head">
      <ChoiceField
        name="season"
        label={texts.season}
        value={season?.id ?? seasonId ?? ''}
        onChange={onChange}
        options={options.map(toOption)}
        loadsOnUse
      />
      {previousSeason && previousUntil && <p>{texts.comparedWith(previousSeason.name, formatDate(previousUntil))}</p>}
    </header>
  );
}
