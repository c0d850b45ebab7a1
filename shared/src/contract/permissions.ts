/**
 * Who may make which call (P-01 to P-07): the role groups that the call table names. The API checks them before every
 * handler; `permissions.test.ts` lists the expected roles of every call. Rules that depend on the record, e.g. its
 * status or its owner, are in `domain` (`salePermissions`, `voucherPermissions`, `userPermissions`,
 * `customerPermissions`).
 */
import type { Role } from '../domain/users/roles';

export * from '../domain/users/roles';

/** Who may make a call: anyone, anyone signed in, or users of these roles. */
export type CallAccess = 'anyone' | 'signedIn' | readonly Role[];
