/** */
export const USERS_PATH = '/dashboard/users';
/** */
export const PENDING_PATH = `${USERS_PATH}/pending`;
/** */
export const NEW_USER_PATH = `${USERS_PATH}/form`;
export const AUDIT_PATH = `${USERS_PATH}/audit`;
/** the profile, and the same with its form open. */
export const userPath = (id: string): string => `${NEW_USER_PATH}/${id}`;
export const EDITING = 'editar';
export const editUserPath = (id: string): string => `${userPath(id)}?${EDITING}=1`;
/** What one person did. */
export const activityPath = (userId: string): string => `${AUDIT_PATH}?userId=${userId}`;
