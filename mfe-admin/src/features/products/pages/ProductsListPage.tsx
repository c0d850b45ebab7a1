import type { Product } from '@surco/shared/contract';
import { wholeList } from '@surco/shared/domain/wholeList';
import { useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import type { RowAction } from '@surco/shared/ui/list-types';
import { flagOptions } from '../../../forms/flags';
import { useEnabling } from '../api/useEnabling';
import { columns } from '../components/columns';
import { cropOptions, usageOptions } from '../model/options';
import { editPath, NEW_PATH, productPath } from '../model/paths';
import { texts } from '../texts';

const FILTERS = ['search', 'crop', 'use', 'enabled'] as const;

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'select', name: 'crop', label: texts.crop, options: cropOptions },
  { kind: 'select', name: 'use', label: texts.use, options: usageOptions },
  {
    kind: 'select',
    name: 'enabled',
    label: texts.sale,
    options: flagOptions(texts.yes, texts.no),
  },
];

const newProduct = { label: texts.newProduct, to: NEW_PATH, icon: 'plus' } as const;

const actionsBy =
  (toggle: (product: Product) => Promise<void>) =>
  (product: Product): readonly RowAction[] => [
    { key: 'edit', label: texts.edit, icon: 'edit', to: editPath(product.id) },
    {
      key: 'enabled',
      label: product.enabled ? texts.disable : texts.enable,
      icon: product.enabled ? 'lock' : 'check',
      danger: product.enabled,
      onSelect: () => void toggle(product),
    },
  ];

/** */
export default function ProductsListPage() {
  const state = useListState(FILTERS, 'code');
  const answer = useCall('GET /products', { query: state.query });
  const { toggle, dialog } = useEnabling();
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={newProduct}
        extra={
          <ListExport name={texts.file} columns={columns} call="GET /products" request={{ query: wholeList(state) }} />
        }
        empty={{ text: texts.empty }}
        rowLink={({ id }) => productPath(id)}
        rowActions={actionsBy(toggle)}
      />
      {dialog}
    </>
  );
}
