import { Button } from 'antd';
import { formatDateRange } from './filter-dates';
import { Icon } from '../../display/icon';
import type { FilterState, ListFilter } from '../list-types';
import { dedupeFindOption } from './dedupe-find-option';
import { getFilterKey } from './list-filters';
import { useSelectedOption } from '../../select/use-options';
import './filter-chips.css';

interface Props<F extends string> {
  filters: readonly ListFilter<F>[];
  state: FilterState<F>;
}

function Chip({ label, text, onRemove }: { label: string; text: string; onRemove: () => void }) {
  return (
    <li className="surco-chip">
      <span className="surco-chip-text">
        {label}: <b>{text}</b>
      </span>
      <button type="button" aria-label={`Quitar el filtro ${label}: ${text}`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

type RemoteFilter<F extends string> = Extract<ListFilter<F>, { kind: 'remote' }>;

function RemoteChip<F extends string>({
  filter,
  value,
  onRemove,
}: {
  filter: RemoteFilter<F>;
  value: string;
  onRemove: () => void;
}) {
  const chosen = useSelectedOption(value, null, filter.find && dedupeFindOption(filter.find));
  return <Chip label={filter.label} text={chosen?.label ?? '…'} onRemove={onRemove} />;
}

function FilterChip<F extends string>({ filter, state }: { filter: ListFilter<F>; state: FilterState<F> }) {
  const { filters, setFilters } = state;
  const remove =
    (...names: F[]) =>
    () => {
      const cleared: Partial<Record<F, null>> = {};
      for (const name of names) cleared[name] = null;
      setFilters(cleared);
    };
  if (filter.kind === 'dates') {
    const { from, to, label } = filter;
    const text = formatDateRange({ from: filters[from] ?? '', to: filters[to] ?? '' });
    return text ? <Chip label={label} text={text} onRemove={remove(from, to)} /> : null;
  }
  const value = filters[filter.name];
  if (!value) return null;
  const onRemove = remove(filter.name);
  if (filter.kind === 'remote') return <RemoteChip filter={filter} value={value} onRemove={onRemove} />;
  if (filter.kind === 'search') return <Chip label="Búsqueda" text={value} onRemove={onRemove} />;
  const chosen = filter.options?.find((option) => option.value === value);
  return <Chip label={filter.label} text={chosen?.label ?? (filter.options ? value : '…')} onRemove={onRemove} />;
}

/** The active filters as removable chips, with a button that clears all of them. */
export const FilterChips = <F extends string>({ filters, state }: Props<F>) =>
  Object.keys(state.filters).length > 0 && (
    <div className="surco-chips">
      <ul aria-label="Filtros en uso">
        {filters.map((filter) => (
          <FilterChip key={getFilterKey(filter)} filter={filter} state={state} />
        ))}
      </ul>
      <Button type="link" size="small" onClick={state.clearFilters}>
        Limpiar filtros
      </Button>
    </div>
  );
