import type { Inventory } from '@surco/shared/contract';
import { formatNumber, formatSigned } from '@surco/shared/domain';
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

/** Product, season and distributor with the five quantities; a card shows the sold and committed ones as the bar. */
export const inventoryColumns: readonly ListColumn<Inventory>[] = [
  {
    key: 'code',
    title: texts.code,
    render: ({ product }) => product.code,
    sortField: 'code',
    nowrap: true,
  },
  { key: 'product', title: texts.product, render: ({ product }) => product.name, cardPosition: 'title' },
  { key: 'season', title: texts.season, render: ({ season }) => season.name, nowrap: true },
  { key: 'distributor', title: texts.distributor, render: ({ distributor }) => distributor.name },
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
