import { useSession } from '@surco/shared/platform';
import { INVENTORY_MANAGERS } from '../model/roles';

/** Whether the signed-in user may change seasons and inventory. The API checks it as well. */
export const useCanManageInventory = (): boolean => {
  const role = useSession(({ user }) => user?.role);
  return role !== undefined && INVENTORY_MANAGERS.includes(role);
};
