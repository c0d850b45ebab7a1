import { cropLabels, crops, productUses, useLabels } from '@surco/shared/domain/product';
import { useCall, useListState } from '@surco/shared/platform';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { columns } from '../components/columns';
import { texts } from '../texts';

const FILTERS = ['search', 'crop', 'use', 'enabled'] as const;

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'crop',
    label: texts.crop,
    options: crops.map((value) => ({ value, label: cropLabels[value] })),
  },
  {
    kind: 'select',
    name: 'use',
    label: texts.use,
    options: productUses.map((value) => ({ value, label: useLabels[value] })),
  },
  {
    kind: 'select',
    name: 'enabled',
    label: texts.sale,
    options: [
      { value: 'true', label: texts.yes },
      { value: 'false', label: texts.no },
    ],
  },
];

/** */
export default function ProductsListPage() {
  const state = useListState(FILTERS, 'code');
  const answer = useCall('GET /products', { query: state.query });
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      answer={answer}
      columns={columns}
      filters={filters}
      empty={{ text: texts.empty }}
    />
  );
}
