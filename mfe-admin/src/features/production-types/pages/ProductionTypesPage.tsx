import type { ProductionType } from '@surco/shared/contract';
import { formatNumber, noValue } from '@surco/shared/domain/formats';
import { wholeList } from '@surco/shared/domain/wholeList';
import { call, refresh, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListColumn, type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { flagOptions } from '../../../forms/flags';
import { keptActions } from '../../../forms/keptActions';
import { useKept } from '../../../forms/useKept';
import { TypeDialog } from '../components/TypeDialog';
import { texts } from '../texts';

const FILTERS = ['search', 'active'] as const;

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'active',
    label: texts.active,
    options: flagOptions(texts.yes, texts.no),
  },
];

const columns: readonly ListColumn<ProductionType>[] = [
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', phone: 'title' },
  {
    key: 'intake',
    title: texts.intake,
    render: ({ defaultIntakeKg }) => `${formatNumber(defaultIntakeKg)} kg`,
    cell: ({ defaultIntakeKg }) => ({ decimal: defaultIntakeKg }),
    unit: 'kg',
    align: 'right',
  },
  {
    key: 'days',
    title: texts.days,
    render: ({ defaultDays }) => formatNumber(defaultDays),
    cell: ({ defaultDays }) => defaultDays,
    align: 'right',
  },
  {
    key: 'milk',
    title: texts.milk,
    render: ({ milkKgPerTonneDM }) => (milkKgPerTonneDM === null ? noValue : `${formatNumber(milkKgPerTonneDM)} kg`),
    cell: ({ milkKgPerTonneDM }) => ({ decimal: milkKgPerTonneDM }),
    unit: 'kg',
    align: 'right',
  },
  {
    key: 'active',
    title: texts.active,
    render: ({ active }) => <ToneTag tone={active ? 'green' : 'grey'}>{active ? texts.yes : texts.no}</ToneTag>,
    cell: ({ active }) => (active ? texts.yes : texts.no),
    phone: 'aside',
  },
];

async function remove({ id }: ProductionType): Promise<void> {
  await call('DELETE /production-types/{id}', { params: { id } });
  void refresh('GET /production-types', 'GET /simulator/catalog');
}

/** the production types and what the simulator begins with for each. */
export default function ProductionTypesPage() {
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /production-types', { query: state.query });
  const kept = useKept<ProductionType>({ named: texts.named, loss: texts.loss, remove });
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.make, icon: 'plus', onClick: () => kept.edit(null) }}
        extra={
          <ListExport
            name={texts.file}
            columns={columns}
            call="GET /production-types"
            request={{ query: wholeList(state) }}
          />
        }
        empty={{ text: texts.empty }}
        rowActions={keptActions(kept)}
      />
      {kept.open && <TypeDialog type={kept.open.record} onClose={kept.close} />}
      {kept.dialog}
    </>
  );
}
