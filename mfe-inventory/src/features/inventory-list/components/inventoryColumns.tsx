import type { Inventory } from '@surco/shared/contract';
import { formatNumber, formatProductName, formatSigned } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { quantities } from '../../../common/model/quantities';
import { texts } from '../texts';
import { AvailableBags } from './AvailableBags';

const quantityColumns = quantities
  .filter(([key]) => key !== 'available')
  .map(([key, title]): ListColumn<Inventory> => ({
    key,
    title,
    render: (row) => (key === 'adjustments' ? formatSigned(row[key]) : formatNumber(row[key])),
    exportCell: (row) => row[key],
    align: 'right',
    nowrap: true,
    cardPosition: 'hidden',
  }));

const distributorColumn: ListColumn<Inventory> = {
  key: 'distributor',
  title: texts.distributor,
  render: ({ distributor }) => distributor.name,
  cardOrder: 2,
  cardLabel: 'hidden',
};

/**
 * Product, season and distributor with the five quantities. On a card: the product, whose name has the code; season and
 * distributor; the available bags with the bar of the sold and committed ones.
 * @param hasSingleDistributor whether all rows have the same distributor, whose column is then hidden at first
 */
export const getInventoryColumns = (hasSingleDistributor: boolean): readonly ListColumn<Inventory>[] => [
  {
    key: 'code',
    title: texts.code,
    render: ({ product }) => product.code,
    sortField: 'code',
    cardPosition: 'hidden',
    nowrap: true,
  },
  {
    key: 'product',
    title: texts.product,
    render: ({ product }) => formatProductName(product),
    exportCell: ({ product }) => product.name,
    cardPosition: 'title',
  },
  {
    key: 'season',
    title: texts.season,
    render: ({ season }) => season.name,
    cardOrder: 1,
    cardLabel: 'hidden',
    nowrap: true,
  },
  hasSingleDistributor ? { ...distributorColumn, optional: true } : distributorColumn,
  ...quantityColumns,
  {
    key: 'available',
    title: 'Disponible',
    render: (row) => <AvailableBags stock={row} />,
    exportCell: ({ available }) => available,
    align: 'right',
    sortField: 'available',
    nowrap: true,
  },
];
