import type { SaleLine } from '@surco/shared/contract';
import { formatHectares, formatNumber, formatPercent, formatTonnes, noValue, productName } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/list-types';
import { Money } from '@surco/shared/ui/money';
import { texts } from '../texts';

/** The lines of a sale as it was made: price and yield are those of that day. */
export const lineColumns: readonly ListColumn<SaleLine>[] = [
  { key: 'product', title: texts.product, render: (line) => productName(line), phone: 'title' },
  { key: 'quantity', title: texts.bags, render: (line) => formatNumber(line.quantity), align: 'right' },
  { key: 'basePrice', title: texts.price, render: (line) => <Money value={line.basePrice} />, align: 'right' },
  { key: 'discount', title: texts.discount, render: (line) => formatPercent(line.discount), align: 'right' },
  { key: 'hectares', title: texts.hectares, render: (line) => formatHectares(line.hectares), align: 'right' },
  {
    key: 'productYield',
    title: texts.productYield,
    render: (line) => texts.perHectare(formatTonnes(line.productYield)),
    align: 'right',
  },
  { key: 'lot', title: texts.lot, render: (line) => line.lot ?? noValue },
  { key: 'total', title: texts.amount, render: (line) => <Money value={line.total} strong />, align: 'right' },
];
