import { formatNumber } from '@surco/shared/domain/formats';
import { type Stock, stockLevel } from '@surco/shared/domain/stock';
import { LowTag } from '../../../stock/LowTag';
import './Available.css';

/** Bags left; in red, and in a word, once they are under 10 % of what there was. */
export function Available({ stock }: { stock: Stock & { readonly available: number } }) {
  if (stockLevel(stock) === 'OK') return formatNumber(stock.available);
  return (
    <span className="surco-stock-low">
      <LowTag stock={stock} /> {formatNumber(stock.available)}
    </span>
  );
}
