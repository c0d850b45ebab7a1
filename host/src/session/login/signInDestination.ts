import { hostPaths, type SessionUser } from '@surco/shared/contract';
import type { SectionPaths } from '../../navigation/sectionPaths';
import { withObjective } from '../../navigation/withObjective';

/** Where a user goes after the sign-in. The guard checks it like any other navigation. */
export const getSignInDestination = (
  home: SectionPaths['home'],
  { role }: SessionUser,
  objective: string | null,
): string => (role === 'Farmer' ? withObjective(hostPaths.farmer, objective) : home[role]);
