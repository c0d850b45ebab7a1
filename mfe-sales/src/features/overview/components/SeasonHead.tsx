import type { Comparison, Season } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { useOptimisticValue } from '@surco/shared/platform';
import { ChoiceField, toOption } from '@surco/shared/ui/fields';
import { texts } from '../texts';

interface Props {
  /** The season of the address; undefined is the current one. */
  seasonId: string | undefined;
  comparison: Comparison | undefined;
  /** Those to choose from; empty until they are loaded. */
  seasons: readonly Season[];
  onChange: (seasonId: string) => void;
}

/** Chooses the season, and names the one that it is compared with. */
export function SeasonHead({ seasonId, comparison, seasons, onChange }: Props) {
  const { season, previousSeason, previousUntil } = comparison ?? {};
  // The chosen season is an option before all of them have loaded.
  const options = seasons.length > 0 || !season ? seasons : [season];
  const [value, choose] = useOptimisticValue(season?.id ?? seasonId ?? '', onChange);
  return (
    <header className="surco-overview-head">
      <ChoiceField
        name="season"
        label={texts.season}
        value={value}
        placeholder={value === '' ? texts.chooseSeason : undefined}
        onChange={choose}
        options={options.map(toOption)}
        loadsOnUse
      />
      {previousSeason && previousUntil && <p>{texts.comparedWith(previousSeason.name, formatDate(previousUntil))}</p>}
    </header>
  );
}
