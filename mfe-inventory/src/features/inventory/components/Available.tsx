import { formatNumber } from '@surco/shared/domain/formats';
import { type Stock, stockLevel } from '@surco/shared/domain/stock';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import './Available.css';

const words = { LOW: texts.lowTag, EXHAUSTED: texts.exhaustedTag } as const;

/** Bags left; in red, and in a word, once they are under 10 % of what there was. */
export function Available({ stock }: { stock: Stock & { readonly available: number } }) {
  const level = stockLevel(stock);
  if (level === 'OK') return formatNumber(stock.available);
  return (
    <span className="surco-stock-low">
      <ToneTag tone="red">{words[level]}</ToneTag> {formatNumber(stock.available)}
    </span>
  );
}
