import { buildPath, MANAGER_ROLES, partnerPaths } from '@surco/shared/contract';
import type { RemoteMenuSection, RemoteRoute } from '@surco/shared/federation';

const roles = MANAGER_ROLES;

/** P-05: the menu section of the partners. */
export const partnersMenu = {
  path: buildPath(partnerPaths.list, { type: 'DISTRIBUTOR' }),
  label: 'Socios',
  roles,
  icon: 'm12.5 7.5-3 2.6a1.6 1.6 0 0 0 2.2 2.3l2.1-1.9 5.2 4.7M3 6.5h3.5l3-1.5 3 2.5 2-1 3 1H21v8.5h-2l-5.5 4.2L6.5 15H3Z',
  order: 50,
} as const satisfies RemoteMenuSection;

export const partnersRoutes = [
  { path: partnerPaths.list, roles, title: 'Socios', page: 'partners-list' },
  { path: partnerPaths.newPartner, roles, title: 'Nuevo socio', page: 'partner-create', action: true },
  {
    path: partnerPaths.importPartners,
    roles,
    title: 'Importar socios',
    page: 'import-partners',
    importLabel: 'Socios',
    action: true,
  },
  { path: partnerPaths.editPartner, roles, title: 'Editar socio', page: 'partner-edit' },
] as const satisfies readonly RemoteRoute[];
