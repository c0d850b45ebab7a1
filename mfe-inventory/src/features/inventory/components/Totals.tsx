import type { InventoryTotals } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import { quantities } from '../../../state/bags';
import { texts } from '../texts';
import './Totals.css';

/** What all that is filtered adds up to, not only the page in sight. */
export const Totals = ({ totals }: { totals: InventoryTotals }) => (
  <dl className="surco-stock-totals" aria-label={texts.totals}>
    {quantities.map(([key, label]) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{formatNumber(totals[key])}</dd>
      </div>
    ))}
  </dl>
);
