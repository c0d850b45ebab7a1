import type { Role } from '@surco/shared/contract/roles';

/** P-03: who opens and closes seasons, registers inventory and adjusts it. */
export const KEEPERS: readonly Role[] = ['Admin', 'Coordinator'];
