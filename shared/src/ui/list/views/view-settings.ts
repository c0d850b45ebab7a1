import type { ViewSettings } from '../../../contract';
import { viewParams } from '../../../platform';
import { type ArrangeableColumn, type ArrangedColumn, arrangeColumns, toViewColumns } from '../columns/arrange-columns';
import { formatColumns } from '../columns/column-text';

/** Parameters of a list that are not filters. */
const RESERVED: readonly string[] = [...Object.values(viewParams), 'page', 'size', 'sort'];

/** What a list shows, as a view stores it: its filters and sort are those of the address. */
export function readViewSettings(
  search: URLSearchParams,
  { arranged, density }: { arranged: readonly ArrangedColumn<ArrangeableColumn>[]; density: ViewSettings['density'] },
): ViewSettings {
  const filters = [...search].filter(([name, value]) => value !== '' && !RESERVED.includes(name));
  return {
    filters: Object.fromEntries(filters),
    sort: search.get('sort'),
    columns: toViewColumns(arranged),
    density,
  };
}

/** Whether two views show the same in a list with these columns. */
export function isSameView(a: ViewSettings, b: ViewSettings, columns: readonly ArrangeableColumn[]): boolean {
  const [first, second] = [a, b].map(({ filters, sort, columns: choices, density }) =>
    JSON.stringify([
      // Chrome 92 has no `toSorted`.
      Object.entries(filters).sort(([x], [y]) => x.localeCompare(y)),
      sort,
      toViewColumns(arrangeColumns(columns, choices)),
      density,
    ]),
  );
  return first === second;
}

/** The query that shows a view to everyone who may see the list, without the stored view. */
export function toSharedSearch({ filters, sort, columns, density }: ViewSettings, name: string): URLSearchParams {
  const search = new URLSearchParams(filters);
  if (sort) search.set('sort', sort);
  search.set(viewParams.sharedName, name);
  search.set(viewParams.columns, formatColumns(columns));
  search.set(viewParams.density, density);
  return search;
}

/** The query without the columns and the density of a shared view; filters and sort stay. */
export function leaveSharedView(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [viewParams.sharedName, viewParams.columns, viewParams.density]) rest.delete(name);
  return rest;
}
