import { isOpenForSales, isOpenForVouchers, type SeasonWindow } from '@surco/shared/domain/seasons';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import './SeasonWindows.css';

interface Props {
  season: SeasonWindow;
  /** Calendar date in the configured zone. */
  today: string;
}

/** T-02: what may be registered in a season today. */
export function SeasonWindows({ season, today }: Props) {
  const sales = isOpenForSales(season, today);
  const vouchers = isOpenForVouchers(season);
  return (
    <span className="surco-season-windows">
      {sales && <ToneTag tone="green">{texts.sales}</ToneTag>}
      {vouchers && <ToneTag tone="purple">{texts.vouchers}</ToneTag>}
      {!sales && !vouchers && <ToneTag tone="grey">{texts.closed}</ToneTag>}
    </span>
  );
}
