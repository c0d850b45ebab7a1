import { PENDING_PATH, USERS_PATH } from './paths';

/** E-03: the two views of the users, each at an address of its own. */
export const TABS = ['users', 'users-pending-list'] as const;
export type Tab = (typeof TABS)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  users: 'Lista',
  'users-pending-list': 'Pendientes de aprobación',
};
export const tabPaths: Readonly<Record<Tab, string>> = { users: USERS_PATH, 'users-pending-list': PENDING_PATH };

/** By name; whoever waits longest for approval comes first. */
export const tabSorts: Readonly<Record<Tab, string>> = { users: 'name', 'users-pending-list': 'createdAt' };

/** The lists' first requests as the pages send them, so that the HTML can start them. */
export const FIRST_USERS_CALL = `/users?page=1&size=10&sort=${tabSorts.users}`;
export const FIRST_PENDING_CALL = `/users?status=PENDIENTE&page=1&size=10&sort=${tabSorts['users-pending-list']}`;
