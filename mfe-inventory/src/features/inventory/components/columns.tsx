import type { Inventory } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { quantities, signed } from '../../../state/bags';
import { texts } from '../texts';
import { Available } from './Available';

const bags = quantities
  .filter(([key]) => key !== 'available')
  .map(([key, title]): ListColumn<Inventory> => ({
    key,
    title,
    render: (row) => (key === 'adjustments' ? signed(row[key]) : formatNumber(row[key])),
    cell: (row) => row[key],
    align: 'right',
    nowrap: true,
  }));

/** Season × product × distributor with its five quantities. */
export const columns: readonly ListColumn<Inventory>[] = [
  {
    key: 'code',
    title: texts.code,
    render: ({ product }) => product.code,
    sortField: 'code',
    phone: 'title',
    nowrap: true,
  },
  { key: 'product', title: texts.product, render: ({ product }) => product.name },
  { key: 'season', title: texts.season, render: ({ season }) => season.name, nowrap: true },
  { key: 'distributor', title: texts.distributor, render: ({ distributor }) => distributor.name },
  ...bags,
  {
    key: 'available',
    title: 'Disponible',
    render: (row) => <Available stock={row} />,
    cell: ({ available }) => available,
    align: 'right',
    sortField: 'available',
    nowrap: true,
  },
];
