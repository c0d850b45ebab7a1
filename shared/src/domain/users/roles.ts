/** E-02: the five roles, as the API writes them. */
export const roles = ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const;
export type Role = (typeof roles)[number];

// Who may do what: calls, manifests, buttons and SQL read these lists, and no other file writes one.

/** Every role but the farmer's: the users of the back office. */
export const STAFF_ROLES = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const satisfies readonly Role[];

/** P-05, T-04: manage users and partners, approve and assign customers. */
export const MANAGER_ROLES = ['Admin', 'Coordinator', 'Supervisor'] as const satisfies readonly Role[];

/**
 * P-04: what only administrators do: products, locations, parameters, production types, messages, audit log, legal
 * texts, privacy requests, export and anonymization of customers' data, sections, and (P-02) reopening a DKbono.
 */
export const ADMIN_ONLY = ['Admin'] as const satisfies readonly Role[];

/** P-01: create sales and DKbonos. */
export const DOCUMENT_CREATORS = ['Consultant'] as const satisfies readonly Role[];

/** Who sells, for those who may not; a sentence without its end. */
export const sellersText = 'Solo los consultores registran ventas y DKbonos';

/** P-02: change, deliver, cancel and delete sales and DKbonos, record payments, import sales. */
export const DOCUMENT_EDITORS = ['Admin', 'Consultant'] as const satisfies readonly Role[];

/** register and change customers. */
export const CUSTOMER_EDITORS = ['Admin', 'Coordinator', 'Consultant'] as const satisfies readonly Role[];

/** merge two customers. */
export const CUSTOMER_MERGERS = ['Admin', 'Coordinator'] as const satisfies readonly Role[];

/** P-03: register and adjust inventory, create and change seasons. */
export const STOCK_EDITORS = ['Admin', 'Coordinator'] as const satisfies readonly Role[];

/** set the targets of a season; coordinators those of their zones and of the consultants in them. */
export const TARGET_EDITORS = ['Admin', 'Coordinator'] as const satisfies readonly Role[];

/** P-07: see the records of their zones, of which they need one. */
export const ZONE_ROLES = ['Coordinator', 'Supervisor'] as const satisfies readonly Role[];

/** N-13: need a second factor when the parameter asks for it. */
export const SECOND_FACTOR_ROLES = ['Admin', 'Coordinator'] as const satisfies readonly Role[];

/** Whether a role, as the API writes it, is one of the allowed ones; nobody's is none. */
export const hasRole = (role: string | undefined, allowed: readonly Role[]): boolean =>
  allowed.some((one) => one === role);

/** Whether a role is one of the {@link MANAGER_ROLES}. */
export const isManager = (role: Role): boolean => hasRole(role, MANAGER_ROLES);

/** N-07: whether a user must accept the terms before everything else. */
export const mustAcceptTerms = (user: { readonly role: Role; readonly acceptedTos: boolean }): boolean =>
  user.role === 'Consultant' && !user.acceptedTos;

export const roleLabels: Record<Role, string> = {
  Admin: 'Administrador',
  Coordinator: 'Coordinador',
  Supervisor: 'Supervisor',
  Consultant: 'Consultor',
  Farmer: 'Agricultor',
};

const rolesByLowerCase = new Map<string, Role>(roles.map((role) => [role.toLowerCase(), role]));

/** E-02: reads a role in any letter case. @returns undefined for anything else */
export const parseRole = (value: unknown): Role | undefined =>
  typeof value === 'string' ? rolesByLowerCase.get(value.trim().toLowerCase()) : undefined;
