/** E-02: the five roles, as the API writes them. */
export const roles = ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const;
export type Role = (typeof roles)[number];

/** Every role but the farmer's: the users of the back office. */
export const STAFF_ROLES = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const satisfies readonly Role[];

/** P-05, T-04: manage users and partners, approve and assign customers. */
export const MANAGER_ROLES = ['Admin', 'Coordinator', 'Supervisor'] as const satisfies readonly Role[];

/** P-01: create sales and DKbonos. */
export const DOCUMENT_CREATORS = ['Consultant'] as const satisfies readonly Role[];

/** P-02: change, deliver, cancel and delete sales and DKbonos, record payments, import sales. */
export const DOCUMENT_EDITORS = ['Admin', 'Consultant'] as const satisfies readonly Role[];

/** register and change customers. */
export const CUSTOMER_EDITORS = ['Admin', 'Coordinator', 'Consultant'] as const satisfies readonly Role[];

/** Whether a role, as the API writes it, is one of the allowed ones. */
export const hasRole = (role: string, allowed: readonly Role[]): boolean => allowed.some((one) => one === role);

/** Whether a role is one of the {@link MANAGER_ROLES}. */
export const isManager = (role: Role): boolean => hasRole(role, MANAGER_ROLES);

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
