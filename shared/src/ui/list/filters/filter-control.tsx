import { FilterDates } from './filter-dates';
import { FilterSearch } from './filter-search';
import { FilterSelect } from './filter-select';
import type { FilterState, ListFilter } from '../list-types';
import { RemoteFilter } from './remote-filter';
import { dedupeFindOption } from './dedupe-find-option';

interface Props<F extends string> {
  filter: ListFilter<F>;
  state: FilterState<F>;
}

const toFilterChange = <F extends string>(name: F, value: string): Partial<Record<F, string>> => {
  const changes: Partial<Record<F, string>> = {};
  changes[name] = value;
  return changes;
};

/** The control of one filter. */
export function FilterControl<F extends string>({ filter, state }: Props<F>) {
  const { filters, setFilters } = state;
  if (filter.kind === 'dates') {
    const { from, to, label } = filter;
    return (
      <FilterDates
        label={label}
        value={{ from: filters[from] ?? '', to: filters[to] ?? '' }}
        onChange={(range) => setFilters({ ...toFilterChange(from, range.from), ...toFilterChange(to, range.to) })}
      />
    );
  }
  const { name, label } = filter;
  const value = filters[name] ?? '';
  const set = (next: string): void => setFilters(toFilterChange(name, next));
  if (filter.kind === 'search') return <FilterSearch label={label} value={value} onChange={set} />;
  if (filter.kind === 'select')
    return <FilterSelect label={label} value={value} onChange={set} options={filter.options} />;
  return (
    <RemoteFilter
      aria-label={label}
      placeholder={label}
      value={value || null}
      onChange={(option) => set(option?.value ?? '')}
      load={filter.load}
      find={filter.find && dedupeFindOption(filter.find)}
    />
  );
}
