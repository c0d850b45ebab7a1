export { firstAdminName, inviteFirstAdmin, type FirstAdminState } from './inviteFirstAdmin';
export { buildUserListSource, findUserById, listUsers } from './repository';
export { secureEmailChange } from './secureEmailChange';
export { applyUserChange, lockUser } from './service';
export { userRoutes } from './routes';
export { userUniqueErrors } from './validateUser';
export { createUserImport } from './import';
