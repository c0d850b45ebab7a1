import {
  ADMIN_ONLY,
  CUSTOMER_EDITORS,
  DOCUMENT_EDITORS,
  MANAGER_ROLES,
  STOCK_EDITORS,
  type Role,
} from '../domain/users/roles';

/** What `POST /imports/{entity}/records` imports; `inventories` is the opening stock. */
export const importEntities = ['clients', 'products', 'partners', 'users', 'inventories'] as const;
export type ImportEntity = (typeof importEntities)[number];

/** All lists that are imported; sales and localities have calls of their own to write them. */
export const importedLists = [...importEntities, 'sales', 'localities'] as const;
export type ImportedList = (typeof importedLists)[number];

/** who may import a list: whoever may create its records one by one. */
export const importRoles: Readonly<Record<ImportedList, readonly Role[]>> = {
  clients: CUSTOMER_EDITORS,
  products: ADMIN_ONLY,
  partners: MANAGER_ROLES,
  users: MANAGER_ROLES,
  inventories: STOCK_EDITORS,
  sales: DOCUMENT_EDITORS,
  localities: ADMIN_ONLY,
};

/** What becomes of a row that is or may be a record that exists: fill its empty fields, leave the row out, or create. */
export const importDecisions = ['MERGE', 'SKIP', 'CREATE'] as const;
export type ImportDecision = (typeof importDecisions)[number];
