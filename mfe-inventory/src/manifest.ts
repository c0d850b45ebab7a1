import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';
import { KEEPERS } from './state/roles';

const below = (...names: readonly string[]): string[] => names.map((name) => `/dashboard/seasons/${name}`);

export const manifest = defineManifest({
  name: 'mfe-inventory',
  contract: '^1.3.0',
  menu: [
    {
      path: '/dashboard/seasons',
      label: 'Temporadas',
      roles: STAFF,
      icon: 'M12 21v-9m0 2c0-4 2.5-6.5 7-6.5 0 4.2-2.5 6.5-7 6.5Zm0-2C12 8 9.5 5.5 5 5.5 5 9.7 7.5 12 12 12ZM5 21h14',
      order: 60,
      children: [
        { path: '/dashboard/seasons/list', label: 'Lista', roles: STAFF, holds: below('create', 'edit') },
        {
          path: '/dashboard/seasons/inventory',
          label: 'Inventario',
          roles: KEEPERS,
          holds: below('register', 'update', 'details'),
        },
      ],
    },
  ],
  routes: [
    {
      path: '/dashboard/seasons/list',
      roles: STAFF,
      title: 'Temporadas',
      page: 'seasons-list',
      firstCall: '/seasons?page=1&size=10&sort=-startDate',
    },
    { path: '/dashboard/seasons/create', roles: KEEPERS, title: 'Nueva temporada', page: 'season-form' },
    { path: '/dashboard/seasons/edit/:id', roles: KEEPERS, title: 'Editar temporada', page: 'season-form' },
    {
      path: '/dashboard/seasons/inventory',
      roles: KEEPERS,
      title: 'Inventario',
      page: 'inventory-list',
      firstCall: '/inventories?page=1&size=10&sort=code',
    },
    { path: '/dashboard/seasons/register', roles: KEEPERS, title: 'Registrar inventario', page: 'register-inventory' },
    { path: '/dashboard/seasons/update/:id?', roles: KEEPERS, title: 'Ajustar inventario', page: 'update-inventory' },
    { path: '/dashboard/seasons/details/:id?', roles: STAFF, title: 'Detalle de inventario', page: 'inventory-detail' },
  ],
  redirects: [{ path: '/dashboard/seasons', redirectTo: '/dashboard/seasons/list' }],
  offline: { Consultant: ['seasons-list'] },
});
