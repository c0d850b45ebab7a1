import { isSeasonOpenForSales, isSeasonOpenForVouchers, type SeasonWindow } from '@surco/shared/domain';
import { ToneTag } from '@surco/shared/ui/display';
import { seasonWindowTexts as texts } from '../texts';
import './SeasonWindows.css';

interface Props {
  season: SeasonWindow;
  /** The ISO calendar date in the configured time zone. */
  today: string;
}

const documentWindows = [
  { label: texts.sales, tone: 'green', isOpen: isSeasonOpenForSales },
  { label: texts.vouchers, tone: 'purple', isOpen: isSeasonOpenForVouchers },
] as const;

/** T-02: the kinds of document that can be registered in a season on a day. */
export const getOpenWindows = (season: SeasonWindow, today: string) =>
  documentWindows.filter(({ isOpen }) => isOpen(season, today));

/** T-02: shows the kinds of document that can be registered in a season on a day. */
export function SeasonWindows({ season, today }: Props) {
  const open = getOpenWindows(season, today);
  return (
    <span className="surco-season-windows">
      {open.map(({ label, tone }) => (
        <ToneTag key={label} tone={tone}>
          {label}
        </ToneTag>
      ))}
      {open.length === 0 && <ToneTag tone="grey">{texts.closed}</ToneTag>}
    </span>
  );
}
