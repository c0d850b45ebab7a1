import { useOptimisticValue } from '../../platform';
import type { ListColumn } from '../table/list-column';
import type { Option } from '../fields/option';
import { FilterSelect } from './filters/filter-select';

interface Props<T> {
  columns: readonly ListColumn<T>[];
  state: { sort: string | undefined; defaultSort?: string; setSort: (sort: string | undefined) => void };
}

const toSortOptions = ({ title, sortField }: { title: string; sortField?: string }): Option[] =>
  sortField
    ? [
        { value: `-${sortField}`, label: `${title}, de mayor a menor` },
        { value: sortField, label: `${title}, de menor a mayor` },
      ]
    : [];

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
