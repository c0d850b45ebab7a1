import { parseRole } from '@surco/shared/contract/roles';

/** Whether an address shows the login page: `/`, `/login…`, `/:role` and `/:role/:objective`, but not the farmer's page. */
export function isLoginPath(pathname: string): boolean {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined || first === 'login') return true;
  return parseRole(first) !== undefined && !(first.toLowerCase() === 'farmer' && rest.length === 0);
}
