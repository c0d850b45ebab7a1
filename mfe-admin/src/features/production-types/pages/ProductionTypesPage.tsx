import { type CallQuery, type ProductionType, toUnpagedQuery } from '@surco/shared/contract';
import { productionTypeFields as fields } from '@surco/shared/records/productionType';
import { useCall, useListState } from '@surco/shared/platform';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { productionTypeColumns } from '@surco/shared/records/lists/productionTypes';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import { ToneTag } from '@surco/shared/ui/display';
import { createBooleanOptions } from '../../../common/model/createBooleanOptions';
import { createCrudRowActions } from '../../../common/model/createCrudRowActions';
import { useInlineCrud } from '../../../common/hooks/useInlineCrud';
import { deleteProductionType } from '../api/productionTypes';
import { texts } from '../texts';

const FILTER_NAMES = ['search', 'active'] as const satisfies readonly (keyof CallQuery<'GET /production-types'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'active',
    label: fields.active.label,
    options: createBooleanOptions(...fields.active.labels),
  },
];

const column = createColumns(productionTypeColumns);

const columns: readonly ListColumn<ProductionType>[] = [
  column('name', { sortField: 'name', cardPosition: 'title' }),
  column('intake'),
  column('days'),
  column('milk'),
  column('active', {
    render: (type) => (
      <ToneTag tone={type.active ? 'green' : 'grey'}>{productionTypeColumns.active.value(type)}</ToneTag>
    ),
    cardPosition: 'aside',
  }),
];

/** the production types with the default values of the simulator. */
export default function ProductionTypesPage() {
  const state = useListState(FILTER_NAMES, 'name');
  const response = useCall('GET /production-types', { query: state.query });
  const crud = useInlineCrud({
    describe: texts.describe,
    deleteWarning: texts.deleteWarning,
    remove: deleteProductionType,
    loadForm: () => import(/* webpackChunkName: "production-type-dialog" */ '../components/ProductionTypeDialog'),
  });
  const exported = { columns, call: 'GET /production-types', request: { query: toUnpagedQuery(state) } } as const;
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        action={{ label: texts.newType, icon: 'plus', onClick: () => crud.edit(null) }}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.empty }}
        rowActions={createCrudRowActions(crud)}
      />
      {crud.editing && <crud.editing.form.ProductionTypeDialog type={crud.editing.record} onClose={crud.close} />}
      {crud.dialog}
    </>
  );
}
