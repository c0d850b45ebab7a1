import { useOptimisticValue } from '../../platform';
import type { ListColumn } from '../table/list-column';
import type { Option } from '../fields/option';
import { FilterSelect } from './filters/filter-select';

interface Props<T> {
  columns: readonly ListColumn<T>[];
  state: { sort: string | undefined; defaultSort?: string; setSort: (sort: string | undefined) => void };
}

type Sortable = Pick<ListColumn<never>, 'title' | 'align' | 'sortField' | 'sortAs'>;

const directionTexts = {
  text: { ascending: 'de la A a la Z', descending: 'de la Z a la A' },
  number: { ascending: 'de menor a mayor', descending: 'de mayor a menor' },
  date: { ascending: 'primero lo más antiguo', descending: 'primero lo más reciente' },
} as const;

function toSortOptions({
  title,
  align,
  sortField,
  sortAs = align === 'right' ? 'number' : 'text',
}: Sortable): Option[] {
  if (!sortField) return [];
  const { ascending, descending } = directionTexts[sortAs];
  const options = [
    { value: sortField, label: `${title}, ${ascending}` },
    { value: `-${sortField}`, label: `${title}, ${descending}` },
  ];
  return sortAs === 'text' ? options : options.reverse();
}

/** A select for the sort order, for phones, where cards have no table header. */
export function ListSort<T>({ columns, state }: Props<T>) {
  const options = columns.flatMap(toSortOptions);
  const [shown, choose] = useOptimisticValue(state.sort ?? '', (sort) => state.setSort(sort || undefined));
  if (options.length === 0) return null;
  return (
    <FilterSelect
      label="Ordenar por"
      value={shown}
      options={options}
      // No order is the order that the list has by itself.
      onChange={(sort) => choose(sort || (state.defaultSort ?? ''))}
    />
  );
}
