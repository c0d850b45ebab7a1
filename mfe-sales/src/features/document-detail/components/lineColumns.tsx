import type { SaleLine } from '@surco/shared/contract';
import {
  formatColumnHectares,
  formatNumber,
  formatPercent,
  formatProductName,
  formatTonnes,
  noValue,
} from '@surco/shared/domain';
import { RecordLink } from '@surco/shared/ui/detail';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money } from '@surco/shared/ui/display';
import { getProductPath } from '../../../paths';
import { texts } from '../texts';

/** Columns of the lines. Price and yield are the values when the line was written. */
export const lineColumns: readonly ListColumn<SaleLine>[] = [
  {
    key: 'product',
    title: texts.product,
    render: (line) => <RecordLink to={getProductPath(line.productId)}>{formatProductName(line)}</RecordLink>,
    cardPosition: 'title',
  },
  { key: 'quantity', title: texts.bags, render: (line) => formatNumber(line.quantity), align: 'right' },
  { key: 'basePrice', title: texts.price, render: (line) => <Money value={line.basePrice} />, align: 'right' },
  { key: 'discount', title: texts.discount, render: (line) => formatPercent(line.discount), align: 'right' },
  { key: 'hectares', title: texts.hectares, render: (line) => formatColumnHectares(line.hectares), align: 'right' },
  {
    key: 'productYield',
    title: texts.productYield,
    render: (line) => texts.perHectare(formatTonnes(line.productYield)),
    align: 'right',
  },
  { key: 'lot', title: texts.lot, render: (line) => line.lot ?? noValue },
  { key: 'total', title: texts.amount, render: (line) => <Money value={line.total} strong />, align: 'right' },
];
