/** E-02: the five roles as they travel. */
export const roles = ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const;
export type Role = (typeof roles)[number];

/** The four roles that work for the distributor; everyone but the farmer. */
export const STAFF = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'] as const satisfies readonly Role[];

export const roleLabels: Record<Role, string> = {
  Admin: 'Administrador',
  Coordinator: 'Coordinador',
  Supervisor: 'Supervisor',
  Consultant: 'Consultor',
  Farmer: 'Agricultor',
};

const byLowerCase = new Map<string, Role>(roles.map((role) => [role.toLowerCase(), role]));

/** E-02: reads a role in any letter case; undefined for anything that is none. */
export const parseRole = (value: unknown): Role | undefined =>
  typeof value === 'string' ? byLowerCase.get(value.trim().toLowerCase()) : undefined;
