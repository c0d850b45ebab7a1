import { SIMULATION_PARAM } from '@surco/shared/contract';

/** View of the section: simulator, saved simulations or comparison. */
export type View = 'simulator' | 'list' | 'comparison';

const VIEW_PARAM = 'view';
const COMPARED_PARAM = 'ids';
/** Query parameters of a single view: its name, the compared ids, and page, size, sort and search of the list. */
const VIEW_ONLY_PARAMS = [VIEW_PARAM, COMPARED_PARAM, 'page', 'size', 'sort', 'search'] as const;

const VIEWS_BY_PARAM: Readonly<Record<string, View>> = { scenarios: 'list', comparison: 'comparison' };

/** Maximum number of compared simulations. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

export const getCurrentView = (search: URLSearchParams): View =>
  VIEWS_BY_PARAM[search.get(VIEW_PARAM) ?? ''] ?? 'simulator';

export const getOpenedSimulationId = (search: URLSearchParams): string | null => search.get(SIMULATION_PARAM) || null;

/** Simulation ids to compare: each once, up to the maximum. */
export const getComparedIds = (search: URLSearchParams): readonly string[] =>
  [...new Set((search.get(COMPARED_PARAM) ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED);

/** The oldest supported browsers have no `URLSearchParams.size`. */
const toQueryString = (search: URLSearchParams): string => `?${search}`;

function withoutViewParams(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of VIEW_ONLY_PARAMS) next.delete(name);
  return next;
}

/** The input part of a query string, without view parameters. */
export function getInputQuery(search: URLSearchParams): string {
  const params = withoutViewParams(search);
  params.delete(SIMULATION_PARAM);
  return params.toString();
}

function createViewQuery(search: URLSearchParams, more: Readonly<Record<string, string>>): string {
  const next = withoutViewParams(search);
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return toQueryString(next);
}

/** Query strings of the views; the simulator's input stays in them. */
export const getSimulatorLink = (search: URLSearchParams): string => toQueryString(withoutViewParams(search));
export const getSimulationListLink = (search: URLSearchParams): string =>
  createViewQuery(search, { [VIEW_PARAM]: 'scenarios' });
export const getComparisonLink = (search: URLSearchParams, ids: readonly string[]): string =>
  `${createViewQuery(search, { [VIEW_PARAM]: 'comparison' })}&${COMPARED_PARAM}=${ids.map(encodeURIComponent).join(',')}`;
/** Opens a saved simulation in place of the current input. */
export const getOpenSimulationLink = (id: string): string => `?${new URLSearchParams({ [SIMULATION_PARAM]: id })}`;
