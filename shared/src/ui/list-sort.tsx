import type { ListColumn } from './list-types';
import { NativeSelect } from './native-select';
import type { Option } from './option';

interface Props<T> {
  columns: readonly ListColumn<T>[];
  state: { sort: string | undefined; setSort: (sort: string | undefined) => void };
}

const bothWays = ({ title, sortField }: { title: string; sortField?: string }): Option[] =>
  sortField
    ? [
        { value: `-${sortField}`, label: `${title}, de mayor a menor` },
        { value: sortField, label: `${title}, de menor a mayor` },
      ]
    : [];

/** The order of the rows as a choice, for where no heads can be pressed. */
export function ListSort<T>({ columns, state }: Props<T>) {
  const options = columns.flatMap(bothWays);
  if (options.length === 0) return null;
  return (
    <NativeSelect
      aria-label="Ordenar por"
      placeholder="Ordenar por"
      value={state.sort ?? ''}
      options={options}
      onChange={(sort) => state.setSort(sort || undefined)}
    />
  );
}
