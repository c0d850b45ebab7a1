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

const PROFILES: Readonly<Record<Role, string | null>> = {
  Admin: '/dashboard/users/me',
  Coordinator: '/dashboard/users/me',
  Supervisor: '/dashboard/users/me',
  Consultant: '/dashboard/users',
  Farmer: null,
};

/** Where a role finds its own profile; a farmer has none. */
export const profileOf = (role: Role): string | null => PROFILES[role];

/** N-08: the page a role starts from. A farmer has no fixed one; where none came before, it is the simulator. */
export const homeOf = (role: Role): string => HOMES[role];
