import { hostPaths, type SessionUser } from '@surco/shared/contract';
import { isForRole, type SectionPaths } from '../../navigation/sectionPaths';
import { withObjective } from '../../navigation/withObjective';

/**
 * Where a user goes after the sign-in: staff to the page of the shortcut that was opened, else to the home of the role;
 * a farmer to `/farmer` with the objective. The guard checks it like any other navigation.
 * @param requestedPath the page that was opened without a session
 */
export function getSignInDestination(
  { home, shortcuts }: Pick<SectionPaths, 'home' | 'shortcuts'>,
  { role }: Pick<SessionUser, 'role'>,
  objective: string | null,
  requestedPath: string | null,
): string {
  if (role === 'Farmer') return withObjective(hostPaths.farmer, objective);
  const shortcut = shortcuts.find((route) => route.path === requestedPath && isForRole(route, role));
  return shortcut?.path ?? home[role];
}
