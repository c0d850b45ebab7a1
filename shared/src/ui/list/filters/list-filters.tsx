import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { FilterControl } from './filter-control';
import { Icon } from '../../display/icon';
import type { FilterState, ListFilter } from '../list-types';
import { useDeferredOpen } from '../../display/use-deferred-open';
import { useIsPhone } from '../../display/use-is-phone';
import './list-filters.css';

interface Props<F extends string> {
  filters: readonly ListFilter<F>[];
  state: FilterState<F>;
  /** The sort control, which a phone shows behind "Filtros" because cards have no table header. */
  sort?: ReactNode;
}

/** Number of filters in the bar beside the search; the others are behind "Más filtros". */
const MAX_FILTERS_IN_BAR = 3;

/** The key of a filter among those of its list: its query parameter, of a range of dates the first. */
export const getFilterKey = (filter: ListFilter): string => (filter.kind === 'dates' ? filter.from : filter.name);

const isFilterSet = <F extends string>(filter: ListFilter<F>, { filters }: FilterState<F>): boolean =>
  filter.kind === 'dates' ? Boolean(filters[filter.from] ?? filters[filter.to]) : Boolean(filters[filter.name]);

interface MoreFiltersButtonProps {
  label: string;
  count: number;
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

const MoreFiltersButton = ({ label, count, open, panelId, onToggle }: MoreFiltersButtonProps) => (
  <Button
    className="surco-filters-more"
    aria-expanded={open}
    aria-controls={panelId}
    icon={<Icon name="filter" size={16} />}
    onClick={onToggle}
  >
    {label}
    {count > 0 && (
      <>
        <span className="surco-badge" aria-hidden="true">
          {count}
        </span>
        <span className="surco-hidden"> ({count} en uso)</span>
      </>
    )}
  </Button>
);

/**
 * The filter bar: search, the first three filters, and the others behind a button with the number of active ones. On a
 * phone all filters and the sort control are behind the button.
 */
export function ListFilters<F extends string>({ filters, state, sort }: Props<F>) {
  const isPhone = useIsPhone();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const isContentRendered = useDeferredOpen(open);
  const search = filters.filter(({ kind }) => kind === 'search');
  const others = filters.filter(({ kind }) => kind !== 'search');
  const shown = isPhone ? [] : others.slice(0, MAX_FILTERS_IN_BAR);
  const rest = others.slice(shown.length);
  const sorting = isPhone && sort;
  const more = rest.length > 0 || Boolean(sorting);
  const renderControl = (filter: ListFilter<F>) => (
    <FilterControl key={getFilterKey(filter)} filter={filter} state={state} />
  );
  return (
    <section className="surco-filters" aria-label="Filtros">
      <div className="surco-filters-bar">
        {search.map(renderControl)}
        {shown.map(renderControl)}
        {more && (
          <MoreFiltersButton
            label={isPhone ? 'Filtros' : 'Más filtros'}
            count={rest.filter((filter) => isFilterSet(filter, state)).length}
            open={open}
            panelId={panelId}
            onToggle={() => setOpen(!open)}
          />
        )}
      </div>
      {more && (
        <div id={panelId} className="surco-filters-rest" hidden={!isContentRendered}>
          {isContentRendered && sorting}
          {isContentRendered && rest.map(renderControl)}
        </div>
      )}
    </section>
  );
}
