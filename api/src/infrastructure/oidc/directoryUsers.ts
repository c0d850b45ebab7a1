import type { Role } from '@surco/shared/domain';

export interface DirectoryUser {
  /** Object id of the account in the directory. */
  directoryId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** The accounts of the local directory; all share one password. */
export interface DirectoryUsers {
  list: readonly DirectoryUser[];
  findByEmail: (email: string) => DirectoryUser | undefined;
  findById: (directoryId: string) => DirectoryUser | undefined;
  isPasswordCorrect: (password: string) => boolean;
}

export const createDirectoryUsers = (list: readonly DirectoryUser[], password: string): DirectoryUsers => ({
  list,
  findByEmail: (email) => list.find((user) => user.email === email.trim().toLowerCase()),
  findById: (directoryId) => list.find((user) => user.directoryId === directoryId),
  isPasswordCorrect: (given) => given === password,
});
