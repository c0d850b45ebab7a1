/**
 * Who may make which call (P-01 to P-07): the role groups that the call table names. The API checks them before every
 * handler; `permissions.test.ts` lists the expected roles of every call. Rules that depend on the record, e.g. its
 * status or its owner, are in `domain` (`salePermissions`, `voucherPermissions`, `userPermissions`,
 * `customerPermissions`).
 */
import { type Role, MANAGER_ROLES, STAFF_ROLES } from '../domain/users/roles';

export { MANAGER_ROLES, STAFF_ROLES };

/** Who may make a call: anyone, anyone signed in, or users of these roles. */
export type CallAccess = 'anyone' | 'signedIn' | readonly Role[];

/**
 * P-04: what only administrators do: products, locations, parameters, production types, messages, audit log, legal
 * texts, privacy requests, export and anonymization of customers' data, sections, and (P-02) reopening a DKbono.
 */
export const ADMIN_ONLY = ['Admin'] as const satisfies readonly Role[];

/** P-01: create sales and DKbonos. */
export const DOCUMENT_CREATORS = ['Consultant'] as const satisfies readonly Role[];

/** P-02: change, deliver, cancel and delete sales and DKbonos, record payments, import sales. */
export const DOCUMENT_EDITORS = ['Admin', 'Consultant'] as const satisfies readonly Role[];

/** P-03: register and adjust inventory, create and change seasons. */
export const STOCK_EDITORS = ['Admin', 'Coordinator'] as const satisfies readonly Role[];

/** register and change customers. */
export const CUSTOMER_EDITORS = ['Admin', 'Coordinator', 'Consultant'] as const satisfies readonly Role[];
