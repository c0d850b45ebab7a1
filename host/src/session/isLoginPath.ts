import { hostPaths } from '@surco/shared/contract';
import { parseRole } from '@surco/shared/domain';

/** Whether a path shows the login page: `/`, `/login…`, `/:role` and `/:role/:objective`, but not `/farmer`. */
export function isLoginPath(pathname: string): boolean {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined || `/${first}` === hostPaths.login) return true;
  return parseRole(first) !== undefined && !(first.toLowerCase() === 'farmer' && rest.length === 0);
}
