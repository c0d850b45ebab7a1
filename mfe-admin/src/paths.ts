import { getUserPath, userPaths } from '@surco/shared/contract';

export { getPartnerPath, getUserPath } from '@surco/shared/contract';

/** the list. */
export const USERS_PATH = userPaths.list;
/** the pending users. */
export const PENDING_USERS_PATH = userPaths.pending;
/** the form of a new user. */
export const NEW_USER_PATH = userPaths.newUser;
export const IMPORT_USERS_PATH = userPaths.importUsers;
const AUDIT_PATH = userPaths.audit;
/** With this parameter in the query, the profile is its form. */
export const EDIT_PARAM = 'editar';
export const getEditUserPath = (id: string): string => `${getUserPath(id)}?${EDIT_PARAM}=1`;
/** The audit log, filtered by the user who acted. */
export const getUserActivityPath = (userId: string): string => `${AUDIT_PATH}?userId=${userId}`;
