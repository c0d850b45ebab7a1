import { formatNumber, getStockLevel, type Stock } from '@surco/shared/domain';
import './StockBar.css';

export type CountedStock = Stock & { readonly available: number };

/** The parts of the bar from left to right. */
const parts = [
  ['sold', 'Vendido'],
  ['committed', 'Comprometido'],
  ['available', 'Disponible'],
] as const satisfies readonly (readonly [keyof CountedStock, string])[];

/** "Vendido 730, Comprometido 200, Disponible 60": the text of the bar. */
const describeParts = (stock: CountedStock): string =>
  parts.map(([key, label]) => `${label} ${formatNumber(stock[key])}`).join(', ');

/** The class that turns the available part red. */
export const getLevelClass = (stock: Stock): string => (getStockLevel(stock) === 'OK' ? '' : 'surco-stock-low');

/** The sold, committed and available bags as parts of the stock; the available part is red when the stock is low. */
export function StockBar({ stock }: { stock: CountedStock }) {
  const text = describeParts(stock);
  return (
    <span className={`surco-stock-bar ${getLevelClass(stock)}`} title={text}>
      <span className="surco-hidden">{text}</span>
      {parts.map(([key]) => (
        <span
          key={key}
          className={`surco-stock-part surco-stock-${key}`}
          style={{ flexGrow: Math.max(0, stock[key]) }}
        />
      ))}
    </span>
  );
}
