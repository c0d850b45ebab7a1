import type { InventoryTotals } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain';
import { quantities } from '../../../common/model/quantities';
import { texts } from '../texts';
import './TotalsList.css';

/** The totals of all filtered rows, not only of the current page. */
export const TotalsList = ({ totals }: { totals: InventoryTotals }) => (
  <dl className="surco-stock-totals" aria-label={texts.totals}>
    {quantities.map(([key, label]) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{formatNumber(totals[key])}</dd>
      </div>
    ))}
  </dl>
);
