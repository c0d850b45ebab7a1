import { isOpenForSales, isOpenForVouchers, type SeasonWindow } from '@surco/shared/domain/seasons';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import './SeasonWindows.css';

interface Props {
  season: SeasonWindow;
  /** Calendar date in the configured zone. */
  today: string;
}

const windows = [
  { label: texts.sales, tone: 'green', isOpen: isOpenForSales },
  { label: texts.vouchers, tone: 'purple', isOpen: isOpenForVouchers },
] as const;

/** T-02: which documents a season takes today. */
export const openWindows = (season: SeasonWindow, today: string) =>
  windows.filter(({ isOpen }) => isOpen(season, today));

/** T-02: what may be registered in a season today. */
export function SeasonWindows({ season, today }: Props) {
  const open = openWindows(season, today);
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
