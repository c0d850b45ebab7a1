import { formatNumber, formatSigned } from '@surco/shared/domain';
import { quantities } from '../model/quantities';
import { type CountedStock, getLevelClass, StockBar } from './StockBar';
import './StockSummary.css';

interface Props {
  /** Accessible name of the numbers. */
  label: string;
  /** Undefined while it loads; the panel takes its height already. */
  stock: CountedStock | undefined;
}

/** The five quantities of a stock with its bar, whose parts the labels explain. */
export const StockSummary = ({ label, stock }: Props) => (
  <section className={`surco-stock-summary ${stock ? getLevelClass(stock) : ''}`} aria-busy={!stock}>
    {stock && (
      <>
        <StockBar stock={stock} />
        <dl aria-label={label}>
          {quantities.map(([key, name]) => (
            <div key={key}>
              <dt className={`surco-stock-key surco-stock-key-${key}`}>{name}</dt>
              <dd>{key === 'adjustments' ? formatSigned(stock[key]) : formatNumber(stock[key])}</dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </section>
);
