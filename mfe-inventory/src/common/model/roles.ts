import type { Role } from '@surco/shared/domain';

/** P-03: the roles that manage seasons and inventory. */
export const INVENTORY_MANAGERS: readonly Role[] = ['Admin', 'Coordinator'];
