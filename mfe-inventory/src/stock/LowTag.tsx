import { type Stock, stockLevel } from '@surco/shared/domain/stock';
import { ToneTag } from '@surco/shared/ui/status-tag';

const words = { LOW: 'Bajo', EXHAUSTED: 'Agotado' } as const;

/** A word, in red, once what is left is under 10 % of what there was; nothing before that. */
export function LowTag({ stock }: { stock: Stock }) {
  const level = stockLevel(stock);
  return level === 'OK' ? null : <ToneTag tone="red">{words[level]}</ToneTag>;
}
