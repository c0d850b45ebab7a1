import { hostPaths } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { Route } from '../navigation/routeTable';

/** Query parameter of the manual: the page whose part is opened. */
export const PAGE_PARAM = 'pagina';

/**
 * Where "?" on a page leads: to the help that its section declares, or to the manual, which finds the part for the page.
 * Its table is in the manual, so that the first load does not contain it.
 */
export function getHelpAddress({ path, remote }: Pick<Route, 'path' | 'remote'>, role: Role): string {
  const page = remote?.route.pageFor?.[role] ?? path;
  return remote?.route.help ?? `${hostPaths.manual}?${PAGE_PARAM}=${encodeURIComponent(page)}`;
}
