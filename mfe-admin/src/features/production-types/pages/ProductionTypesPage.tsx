import { type CallQuery, type ProductionType, toUnpagedQuery } from '@surco/shared/contract';
import { formatNumber, noValue } from '@surco/shared/domain';
import { useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import { ToneTag } from '@surco/shared/ui/display';
import { createBooleanOptions } from '../../../common/model/createBooleanOptions';
import { createCrudRowActions } from '../../../common/model/createCrudRowActions';
import { useInlineCrud } from '../../../common/hooks/useInlineCrud';
import { deleteProductionType } from '../api/productionTypes';
import { ProductionTypeDialog } from '../components/ProductionTypeDialog';
import { texts } from '../texts';

const FILTER_NAMES = ['search', 'active'] as const satisfies readonly (keyof CallQuery<'GET /production-types'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'active',
    label: texts.active,
    options: createBooleanOptions(texts.yes, texts.no),
  },
];

const columns: readonly ListColumn<ProductionType>[] = [
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', cardPosition: 'title' },
  {
    key: 'intake',
    title: texts.intake,
    render: ({ defaultIntakeKg }) => `${formatNumber(defaultIntakeKg)} kg`,
    exportCell: ({ defaultIntakeKg }) => ({ decimal: defaultIntakeKg }),
    unit: 'kg',
    align: 'right',
  },
  {
    key: 'days',
    title: texts.days,
    render: ({ defaultDays }) => formatNumber(defaultDays),
    exportCell: ({ defaultDays }) => defaultDays,
    align: 'right',
  },
  {
    key: 'milk',
    title: texts.milk,
    render: ({ milkKgPerTonneDM }) => (milkKgPerTonneDM === null ? noValue : `${formatNumber(milkKgPerTonneDM)} kg`),
    exportCell: ({ milkKgPerTonneDM }) => ({ decimal: milkKgPerTonneDM }),
    unit: 'kg',
    align: 'right',
  },
  {
    key: 'active',
    title: texts.active,
    render: ({ active }) => <ToneTag tone={active ? 'green' : 'grey'}>{active ? texts.yes : texts.no}</ToneTag>,
    exportCell: ({ active }) => (active ? texts.yes : texts.no),
    cardPosition: 'aside',
  },
];

/** the production types with the default values of the simulator. */
export default function ProductionTypesPage() {
  const state = useListState(FILTER_NAMES, 'name');
  const answer = useCall('GET /production-types', { query: state.query });
  const crud = useInlineCrud<ProductionType>({
    describe: texts.describe,
    deleteWarning: texts.deleteWarning,
    remove: deleteProductionType,
  });
  const exported = { name: texts.exportFileName, columns, call: 'GET /production-types' } as const;
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.newType, icon: 'plus', onClick: () => crud.edit(null) }}
        extra={<ListExport {...exported} request={{ query: toUnpagedQuery(state) }} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.empty }}
        rowActions={createCrudRowActions(crud)}
      />
      {crud.editing && <ProductionTypeDialog type={crud.editing.record} onClose={crud.close} />}
      {crud.dialog}
    </>
  );
}
