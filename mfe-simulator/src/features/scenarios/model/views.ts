/** What the section shows: the simulator itself, the saved scenarios, or some of them side by side. */
export type View = 'simulator' | 'list' | 'comparison';

const VIEW = 'view';
const COMPARED = 'ids';
/** The saved scenario that stands in the simulator. */
const OPENED = 'simulation';
/** What belongs to one view alone: the list's page and search. */
const OF_ONE_VIEW = [VIEW, COMPARED, 'page', 'size', 'sort', 'search'] as const;

const NAMES: Readonly<Record<string, View>> = { scenarios: 'list', comparison: 'comparison' };

/** So many fit side by side. */
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;

export const viewOf = (search: URLSearchParams): View => NAMES[search.get(VIEW) ?? ''] ?? 'simulator';

export const openedIn = (search: URLSearchParams): string | null => search.get(OPENED) || null;

/** The scenarios an address compares: each once, no more than fit. */
export const comparedIn = (search: URLSearchParams): readonly string[] =>
  [...new Set((search.get(COMPARED) ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED);

const written = (search: URLSearchParams): string => (search.size > 0 ? `?${search}` : '?');

function bare(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of OF_ONE_VIEW) next.delete(name);
  return next;
}

/** The question that an address carries by itself, whatever is looked at meanwhile. */
export function questionIn(search: URLSearchParams): string {
  const question = bare(search);
  question.delete(OPENED);
  return question.toString();
}

function viewed(search: URLSearchParams, more: Readonly<Record<string, string>>): string {
  const next = bare(search);
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return written(next);
}

/** Queries of the views; what stands in the simulator stays there meanwhile. */
export const toSimulator = (search: URLSearchParams): string => written(bare(search));
export const toList = (search: URLSearchParams): string => viewed(search, { [VIEW]: 'scenarios' });
export const toComparison = (search: URLSearchParams, ids: readonly string[]): string =>
  `${viewed(search, { [VIEW]: 'comparison' })}&${COMPARED}=${ids.map(encodeURIComponent).join(',')}`;
/** A saved scenario takes the place of what stood in the simulator. */
export const toOpened = (id: string): string => `?${new URLSearchParams({ [OPENED]: id })}`;
