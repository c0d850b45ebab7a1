import type { Inventory } from '@surco/shared/contract';
import { formatProductName, formatSigned } from '@surco/shared/domain';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { inventoryColumns } from '@surco/shared/records/lists/inventories';
import type { ListColumn } from '@surco/shared/ui/table';
import { AvailableBags } from './AvailableBags';

const column = createColumns(inventoryColumns);

const distributorColumn = column('distributor', { cardOrder: 2, cardLabel: 'hidden' });

/**
 * Product, season and distributor with the five quantities. On a card: the product, whose name has the code; season and
 * distributor; the available bags with the bar of the sold and committed ones.
 * @param hasSingleDistributor whether all rows have the same distributor, whose column is then hidden at first
 */
export const getInventoryColumns = (hasSingleDistributor: boolean): readonly ListColumn<Inventory>[] => [
  column('code', { sortField: 'code', cardPosition: 'hidden', nowrap: true }),
  column('product', { render: ({ product }) => formatProductName(product), cardPosition: 'title' }),
  column('season', { cardOrder: 1, cardLabel: 'hidden', nowrap: true }),
  hasSingleDistributor ? { ...distributorColumn, optional: true } : distributorColumn,
  column('initial', { nowrap: true, cardPosition: 'hidden' }),
  column('adjustments', {
    render: ({ adjustments }) => formatSigned(adjustments),
    nowrap: true,
    cardPosition: 'hidden',
  }),
  column('committed', { nowrap: true, cardPosition: 'hidden' }),
  column('sold', { nowrap: true, cardPosition: 'hidden' }),
  column('available', { render: (row) => <AvailableBags stock={row} />, sortField: 'available', nowrap: true }),
];
