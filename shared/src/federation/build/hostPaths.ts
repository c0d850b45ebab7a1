import { hostPaths } from '../../contract';
import { parseRole } from '../../domain';
import { expandPath } from './routePatterns';

const hostPatterns = new Set(Object.values(hostPaths).flatMap(expandPath));

/** First segments of the addresses that the server answers itself. */
const serverSegments = new Set(['api', 'assets', 'health', 'preview', 'remotes']);

/** `/`, `/:role` and `/:role/:objective` are the login page. */
function isRolePath([role, ...others]: readonly string[]): boolean {
  if (role === undefined) return true;
  return others.length < 2 && (role === ':' || parseRole(role) !== undefined);
}

function isHostPattern(pattern: string): boolean {
  const segments = pattern.split('/').filter(Boolean);
  const [first = ''] = segments;
  return (
    hostPatterns.has(pattern) ||
    serverSegments.has(first) ||
    pattern.startsWith(`${hostPaths.login}/`) ||
    isRolePath(segments)
  );
}

/** Whether the host or the server itself answers an address of this path, so that no section may claim it. */
export const isHostPath = (path: string): boolean => expandPath(path).some(isHostPattern);
