import type { SeasonWindow } from '@surco/shared/domain';
import { listSeasonWindows, noDocumentKinds } from '@surco/shared/records/lists/seasons';
import { ToneTag } from '@surco/shared/ui/display';
import './SeasonWindows.css';

interface Props {
  season: SeasonWindow;
  /** The ISO calendar date in the configured time zone. */
  today: string;
}

const tones = { sale: 'green', voucher: 'purple' } as const;

/** One tag for each kind of document that the season is open for; a grey tag when there is none. */
export function SeasonWindows({ season, today }: Props) {
  const windows = listSeasonWindows(season, today);
  return (
    <span className="surco-season-windows">
      {windows.map(({ kind, label }) => (
        <ToneTag key={kind} tone={tones[kind]}>
          {label}
        </ToneTag>
      ))}
      {windows.length === 0 && <ToneTag tone="grey">{noDocumentKinds}</ToneTag>}
    </span>
  );
}
