import type { SeasonWindow } from '@surco/shared/domain';
import { noDocumentKinds, seasonDocumentKinds } from '@surco/shared/records/lists/seasons';
import { ToneTag } from '@surco/shared/ui/display';
import './SeasonWindows.css';

interface Props {
  season: SeasonWindow;
  /** The ISO calendar date in the configured time zone. */
  today: string;
}

const tones = { Ventas: 'green', DKbonos: 'purple' } as const;

/** One tag for each kind of document that can be registered in the season on a day; a grey tag when there is none. */
export function SeasonWindows({ season, today }: Props) {
  const openKinds = seasonDocumentKinds.filter(({ isOpen }) => isOpen(season, today));
  return (
    <span className="surco-season-windows">
      {openKinds.map(({ label }) => (
        <ToneTag key={label} tone={tones[label]}>
          {label}
        </ToneTag>
      ))}
      {openKinds.length === 0 && <ToneTag tone="grey">{noDocumentKinds}</ToneTag>}
    </span>
  );
}
