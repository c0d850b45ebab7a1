import { hostPaths } from '../../contract';
import { parseRole } from '../../domain';

/**
 * A path in lower case without the names of its parameters; two paths with the same pattern answer the same addresses.
 */
export const toPathPattern = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase();

const hostPatterns = new Set(Object.values(hostPaths).map(toPathPattern));

/** `/`, `/:role` and `/:role/:objective` are the login page. */
function isRolePath(path: string): boolean {
  const [role, ...others] = path.split('/').filter(Boolean);
  if (role === undefined) return true;
  return others.length < 2 && (role.startsWith(':') || parseRole(role) !== undefined);
}

/** Whether the host itself answers this path, so that no section may claim it. */
export function isHostPath(path: string): boolean {
  const plain = path.replaceAll('?', '');
  const pattern = toPathPattern(plain);
  return hostPatterns.has(pattern) || pattern.startsWith(`${hostPaths.login}/`) || isRolePath(plain);
}
