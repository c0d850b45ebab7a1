import { useOptimisticValue } from '../../../platform';
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

interface OptionFilterProps<F extends string> {
  filter: Extract<ListFilter<F>, { kind: 'select' | 'remote' }>;
  value: string;
  onChange: (value: string) => void;
}

function OptionFilter<F extends string>({ filter, value, onChange }: OptionFilterProps<F>) {
  const [shown, choose] = useOptimisticValue(value, onChange);
  const { label } = filter;
  if (filter.kind === 'select')
    return <FilterSelect label={label} value={shown} onChange={choose} options={filter.options} />;
  return (
    <RemoteFilter
      aria-label={label}
      placeholder={label}
      value={shown || null}
      onChange={(option) => choose(option?.value ?? '')}
      load={filter.load}
      find={filter.find && dedupeFindOption(filter.find)}
    />
  );
}

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
  return <OptionFilter filter={filter} value={value} onChange={set} />;
}
