import { formatNumber, getStockLevel } from '@surco/shared/domain';
import { LowStockTag } from '../../../common/components/LowStockTag';
import { type CountedStock, StockBar } from '../../../common/components/StockBar';
import './AvailableBags.css';

/** The available bags above the bar of the stock; red and with a tag when less than 10 % of the stock is left. */
export const AvailableBags = ({ stock }: { stock: CountedStock }) => (
  <span className="surco-stock-count">
    <span className={getStockLevel(stock) === 'OK' ? undefined : 'surco-stock-count-low'}>
      <LowStockTag stock={stock} /> <span>{formatNumber(stock.available)}</span>
    </span>
    <StockBar stock={stock} />
  </span>
);
