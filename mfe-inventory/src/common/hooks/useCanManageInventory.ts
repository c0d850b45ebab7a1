import { hasRole, STOCK_EDITORS } from '@surco/shared/contract';
import { useSession } from '@surco/shared/platform';

/** P-03: whether the signed-in user may change seasons and inventory. The API checks it as well. */
export const useCanManageInventory = (): boolean => useSession(({ user }) => hasRole(user?.role, STOCK_EDITORS));
