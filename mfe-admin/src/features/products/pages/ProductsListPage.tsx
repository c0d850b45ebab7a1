import { type CallQuery, type Product, toUnpagedQuery } from '@surco/shared/contract';
import { useCall, useListState } from '@surco/shared/platform';
import { productFields as fields } from '@surco/shared/records/product';
import { ActionButton } from '@surco/shared/ui/feedback';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { RowAction } from '@surco/shared/ui/menu';
import { createBooleanOptions } from '../../../common/model/createBooleanOptions';
import { useToggleEnabled } from '../hooks/useToggleEnabled';
import { loadBulkActions } from '../components/loadBulkActions';
import { productColumns } from '../components/productColumns';
import { cropOptions, productUseOptions } from '../model/formOptions';
import { getEditProductPath, IMPORT_PRODUCTS_PATH, NEW_PRODUCT_PATH, getProductPath, PRICES_PATH } from '../paths';
import { texts } from '../texts';

const FILTER_NAMES = [
  'search',
  'crop',
  'use',
  'enabled',
] as const satisfies readonly (keyof CallQuery<'GET /products'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'select', name: 'crop', label: fields.crop.label, options: cropOptions },
  { kind: 'select', name: 'use', label: fields.use.label, options: productUseOptions },
  {
    kind: 'select',
    name: 'enabled',
    label: fields.enabled.label,
    options: createBooleanOptions(texts.yes, texts.no),
  },
];

const newProductAction = { label: texts.newProduct, to: NEW_PRODUCT_PATH, icon: 'plus' } as const;

const createRowActions =
  (toggle: (product: Product) => Promise<void>) =>
  (product: Product): readonly RowAction[] => [
    { key: 'edit', label: texts.edit, icon: 'edit', to: getEditProductPath(product.id) },
    {
      key: 'enabled',
      label: product.enabled ? texts.disable : texts.enable,
      icon: product.enabled ? 'lock' : 'check',
      danger: product.enabled,
      onSelect: () => void toggle(product),
    },
  ];

/** the list of products. */
export default function ProductsListPage() {
  const state = useListState(FILTER_NAMES, 'code');
  const response = useCall('GET /products', { query: state.query });
  const exported = {
    columns: productColumns,
    call: 'GET /products',
    request: { query: toUnpagedQuery(state) },
  } as const;
  const { toggle, dialog } = useToggleEnabled();
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={productColumns}
        filters={filters}
        action={newProductAction}
        importTo={IMPORT_PRODUCTS_PATH}
        extra={
          <>
            <ActionButton action={{ label: texts.prices, to: PRICES_PATH }} />
            <ListExport {...exported} />
          </>
        }
        selectionOptions={{ exported, loadActions: loadBulkActions }}
        empty={{ text: texts.empty }}
        rowLink={({ id }) => getProductPath(id)}
        rowActions={createRowActions(toggle)}
      />
      {dialog}
    </>
  );
}
