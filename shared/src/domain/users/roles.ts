/** E-02: the five roles, as the API writes them. */
export const roles = ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const;
export type Role = (typeof roles)[number];

/** Every role but the farmer's: the users of the back office. */
export const STAFF_ROLES = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const satisfies readonly Role[];

/** P-05, T-04: manage users and partners, approve and assign customers. */
export const MANAGER_ROLES = ['Admin', 'Coordinator', 'Supervisor'] as const satisfies readonly Role[];

export const isManager = (role: Role): boolean => MANAGER_ROLES.some((manager) => manager === role);

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
