import { defineManifest } from '@surco/shared/federation/manifest';

export const manifest = defineManifest({
  name: 'mfe-admin',
  contract: '1',
  menu: [
    {
      path: '/dashboard/products/list',
      label: 'Productos',
      roles: ['Admin'],
      icon: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3Zm0 9 8-4.8M12 12v9m0-9L4 7.2',
      order: 40,
    },
  ],
  routes: [
    {
      path: '/dashboard/products/list',
      roles: ['Admin'],
      title: 'Productos',
      page: 'products-list',
      firstCall: '/products?page=1&size=10&sort=code',
    },
  ],
  redirects: [{ path: '/dashboard/products', redirectTo: '/dashboard/products/list' }],
});
