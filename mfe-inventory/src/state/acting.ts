import { useSession } from '@surco/shared/platform';
import { KEEPERS } from './roles';

/** Whether the person at the screen may change seasons and inventory; the API enforces it by itself. */
export const useKeeps = (): boolean => {
  const role = useSession(({ user }) => user?.role);
  return role !== undefined && KEEPERS.includes(role);
};
