import type { MenuEntry, RemoteRoute } from '@surco/shared/federation/manifest';

const roles = ['Admin'] as const;

/** P-04: what the section of products adds to the menu and to the addresses. */
export const productsMenu = {
  path: '/dashboard/products/list',
  label: 'Productos',
  roles,
  icon: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3Zm0 9 8-4.8M12 12v9m0-9L4 7.2',
  order: 40,
} as const satisfies MenuEntry;

export const productsRoutes = [
  {
    path: '/dashboard/products/list',
    roles,
    title: 'Productos',
    page: 'products-list',
    firstCall: '/products?page=1&size=10&sort=code',
  },
  { path: '/dashboard/products/form', roles, title: 'Nuevo producto', page: 'product-form' },
  { path: '/dashboard/products/form/:id', roles, title: 'Producto', page: 'product-detail' },
  { path: '/dashboard/products/form/:id/edit', roles, title: 'Editar producto', page: 'product-form' },
] as const satisfies readonly RemoteRoute[];
