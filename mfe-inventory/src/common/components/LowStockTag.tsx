import { getStockLevel, type Stock } from '@surco/shared/domain';
import { ToneTag } from '@surco/shared/ui/display';

const levelLabels = { LOW: 'Bajo', EXHAUSTED: 'Agotado' } as const;

/** A red tag when less than 10 % of the stock is left; otherwise nothing. */
export function LowStockTag({ stock }: { stock: Stock }) {
  const level = getStockLevel(stock);
  return level === 'OK' ? null : <ToneTag tone="red">{levelLabels[level]}</ToneTag>;
}
