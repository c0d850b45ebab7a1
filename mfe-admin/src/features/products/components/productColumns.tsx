import type { Product } from '@surco/shared/contract';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { productColumns as described } from '@surco/shared/records/lists/products';
import { Money } from '@surco/shared/ui/display';
import type { ListColumn } from '@surco/shared/ui/table';
import { EnabledTag } from './EnabledTag';

const column = createColumns(described);

export const productColumns: readonly ListColumn<Product>[] = [
  column('code', { sortField: 'code', cardOrder: 2, cardLabel: 'hidden', nowrap: true }),
  column('name', { sortField: 'name', cardPosition: 'title' }),
  column('crop', { cardPosition: 'hidden' }),
  column('use', { cardLabel: 'hidden' }),
  column('packaging', { align: 'right', cardPosition: 'hidden' }),
  column('yield', { cardOrder: 3, cardLabel: 'hidden' }),
  column('price', {
    render: ({ basePrice }) => <Money value={basePrice} />,
    sortField: 'basePrice',
    cardOrder: 1,
    cardLabel: 'hidden',
  }),
  column('maxDiscount'),
  column('enabled', { render: ({ enabled }) => <EnabledTag enabled={enabled} />, cardPosition: 'aside' }),
];
