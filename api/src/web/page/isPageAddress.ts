import { hostPaths } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation';

const getFirstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Whether the address is the home page, or begins as a page of the host or of a section does. */
export function isPageAddress(
  pathname: string,
  remotes: readonly Pick<RegisteredRemote, 'routes' | 'redirects'>[],
): boolean {
  if (pathname === '/') return true;
  const sectionPaths = remotes.flatMap(({ routes, redirects }) => [...routes, ...redirects].map(({ path }) => path));
  const segments = new Set([...Object.values(hostPaths), ...sectionPaths].map(getFirstSegment));
  segments.delete('');
  return segments.has(getFirstSegment(pathname));
}
