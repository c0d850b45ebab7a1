import { isSeasonOpenForSales, isSeasonOpenForVouchers, type SeasonWindow } from '@surco/shared/domain';
import { ToneTag } from '@surco/shared/ui/display';
import { seasonWindowTexts as texts } from '../texts';
import './SeasonWindows.css';

interface Props {
  season: SeasonWindow;
  /** The ISO calendar date in the configured time zone. */
  today: string;
}

const documentKinds = [
  { label: texts.sales, tone: 'green', isOpen: isSeasonOpenForSales },
  { label: texts.vouchers, tone: 'purple', isOpen: isSeasonOpenForVouchers },
] as const;

/** T-02: the kinds of document that can be registered in a season on a day. */
export const getOpenDocumentKinds = (season: SeasonWindow, today: string) =>
  documentKinds.filter(({ isOpen }) => isOpen(season, today));

/** One tag for each kind of document that can be registered in the season on a day; a grey tag when there is none. */
export function SeasonWindows({ season, today }: Props) {
  const openKinds = getOpenDocumentKinds(season, today);
  return (
    <span className="surco-season-windows">
      {openKinds.map(({ label, tone }) => (
        <ToneTag key={label} tone={tone}>
          {label}
        </ToneTag>
      ))}
      {openKinds.length === 0 && <ToneTag tone="grey">{texts.none}</ToneTag>}
    </span>
  );
}
