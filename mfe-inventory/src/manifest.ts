import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';

export const manifest = defineManifest({
  name: 'mfe-inventory',
  contract: '1',
  menu: [
    {
      path: '/dashboard/seasons/list',
      label: 'Temporadas',
      roles: STAFF,
      icon: 'M12 21v-9m0 2c0-4 2.5-6.5 7-6.5 0 4.2-2.5 6.5-7 6.5Zm0-2C12 8 9.5 5.5 5 5.5 5 9.7 7.5 12 12 12ZM5 21h14',
      order: 60,
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
  ],
  redirects: [{ path: '/dashboard/seasons', redirectTo: '/dashboard/seasons/list' }],
  offline: { Consultant: ['seasons-list'] },
});
