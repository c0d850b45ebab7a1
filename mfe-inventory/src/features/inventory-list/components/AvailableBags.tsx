import { formatNumber, getStockLevel, type Stock } from '@surco/shared/domain';
import { LowStockTag } from '../../../common/components/LowStockTag';
import './AvailableBags.css';

/** The available bags, with a red tag when less than 10 % of the stock is left. */
export function AvailableBags({ stock }: { stock: Stock & { readonly available: number } }) {
  if (getStockLevel(stock) === 'OK') return formatNumber(stock.available);
  return (
    <span className="surco-stock-low">
      <LowStockTag stock={stock} /> {formatNumber(stock.available)}
    </span>
  );
}
