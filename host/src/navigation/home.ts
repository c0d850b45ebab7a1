import type { Role } from '@surco/shared/contract/roles';

/** Where the simulator of the farmers is. */
export const SIMULATOR = '/simulator';

const HOMES: Readonly<Record<Role, string>> = {
  Admin: '/dashboard/users',
  Coordinator: '/dashboard/users',
  Supervisor: '/dashboard/users',
  Consultant: '/dashboard/sales/list/sale',
  Farmer: SIMULATOR,
};

/** N-08: the page a role starts from. A farmer has no fixed one; where none came before, it is the simulator. */
export const homeOf = (role: Role): string => HOMES[role];
