import { ADMIN_ONLY, productPaths } from '@surco/shared/contract';
import type { RemoteMenuSection, RemoteRoute } from '@surco/shared/federation';

const roles = ADMIN_ONLY;

/** P-04: the menu section of the products. */
export const productsMenu = {
  path: productPaths.list,
  label: 'Productos',
  roles,
  icon: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3Zm0 9 8-4.8M12 12v9m0-9L4 7.2',
  order: 40,
} as const satisfies RemoteMenuSection;

export const productsRoutes = [
  {
    path: productPaths.list,
    roles,
    title: 'Productos',
    page: 'products-list',
    firstCall: '/products?page=1&size=10&sort=code',
  },
  { path: productPaths.prices, roles, title: 'Precios de lista', page: 'prices', firstCall: '/prices' },
  { path: productPaths.newProduct, roles, title: 'Nuevo producto', page: 'product-form', action: true },
  {
    path: productPaths.importProducts,
    roles,
    title: 'Importar productos',
    page: 'import-products',
    importLabel: 'Productos',
    action: true,
  },
  { path: productPaths.product, roles, title: 'Producto', page: 'product-detail', firstCall: '/products/:id' },
  { path: productPaths.editProduct, roles, title: 'Editar producto', page: 'product-form' },
] as const satisfies readonly RemoteRoute[];
