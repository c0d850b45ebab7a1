import { PENDING_USERS_PATH, USERS_PATH } from '../../../paths';

/** E-03: the two views of the users, each with its own path. */
export const USER_TABS = ['users', 'users-pending-list'] as const;
export type UserTab = (typeof USER_TABS)[number];

export const userTabLabels: Readonly<Record<UserTab, string>> = {
  users: 'Lista',
  'users-pending-list': 'Pendientes de aprobación',
};
export const userTabPaths: Readonly<Record<UserTab, string>> = {
  users: USERS_PATH,
  'users-pending-list': PENDING_USERS_PATH,
};

/** The list is sorted by name, pending users by date, oldest first. */
export const userTabSorts: Readonly<Record<UserTab, string>> = { users: 'name', 'users-pending-list': 'createdAt' };

/** The first requests of both lists, which the HTML starts before the code loads. */
export const FIRST_USERS_CALL = `/users?page=1&size=10&sort=${userTabSorts.users}`;
export const FIRST_PENDING_CALL = `/users?status=PENDIENTE&page=1&size=10&sort=${userTabSorts['users-pending-list']}`;
