import type { SeasonStock } from '@surco/shared/contract';
import { formatNumber, formatSigned, noValue } from '@surco/shared/domain';
import { quantities } from '../../../common/model/quantities';
import { texts } from '../texts';
import './SeasonStockTotals.css';

/** The five quantities of a season's stock; their parts are drawn in the charts below. */
export const SeasonStockTotals = ({ total }: { total: SeasonStock['total'] | undefined }) => (
  <section className="surco-detail-panel" aria-busy={!total}>
    <h2>{texts.stock}</h2>
    <dl className="surco-season-totals">
      {quantities.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{total ? (key === 'adjustments' ? formatSigned(total[key]) : formatNumber(total[key])) : noValue}</dd>
        </div>
      ))}
    </dl>
  </section>
);
