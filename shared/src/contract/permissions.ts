/**
 * Who may make which call (P-01 to P-07): the role groups that the call table names. The API checks them before every
 * handler; `permissions.test.ts` lists the expected roles of every call. Rules that depend on the record, e.g. its
 * status or its owner, are in `domain` (`salePermissions`, `voucherPermissions`, `userPermissions`,
 * `customerPermissions`).
 */
import type { Role } from '../domain/users/roles';

export {
  CUSTOMER_EDITORS,
  DOCUMENT_CREATORS,
  DOCUMENT_EDITORS,
  MANAGER_ROLES,
  STAFF_ROLES,
} from '../domain/users/roles';

/** Who may make a call: anyone, anyone signed in, or users of these roles. */
export type CallAccess = 'anyone' | 'signedIn' | readonly Role[];

/**
 * P-04: what only administrators do: products, locations, parameters, production types, messages, audit log, legal
 * texts, privacy requests, export and anonymization of customers' data, sections, and (P-02) reopening a DKbono.
 */
export const ADMIN_ONLY = ['Admin'] as const satisfies readonly Role[];

/** P-03: register and adjust inventory, create and change seasons. */
export const STOCK_EDITORS = ['Admin', 'Coordinator'] as const satisfies readonly Role[];

/** set the targets of a season; coordinators those of their zones and of the consultants in them. */
export const TARGET_EDITORS = ['Admin', 'Coordinator'] as const satisfies readonly Role[];
