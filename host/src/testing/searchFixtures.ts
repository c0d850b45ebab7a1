import type { SearchResult } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { CONTRACT_VERSION, type RegisteredRemote, type RemoteRoute } from '@surco/shared/federation';
import { STAFF_ROLES } from '@surco/shared/domain';

const createRoute = (
  path: string,
  title: string,
  roles: readonly Role[],
  more: Partial<RemoteRoute> = {},
): RemoteRoute => ({
  path: `/dashboard/${path}`,
  title,
  roles,
  page: 'page',
  ...more,
});

/** A section with the pages and actions that the global search offers. */
export const searchableSections: readonly RegisteredRemote[] = [
  {
    contract: `^${CONTRACT_VERSION}`,
    version: '1.0.0+test',
    files: {},
    name: 'mfe-one',
    entry: '/remotes/mfe-one/remoteEntry.js',
    menu: [
      {
        path: '/dashboard/sales',
        label: 'Ventas y DKbonos',
        icon: 'M3 3h18',
        order: 10,
        roles: STAFF_ROLES,
        children: [{ path: '/dashboard/sales/list/sale', label: 'Lista', roles: STAFF_ROLES }],
      },
      { path: '/dashboard/products/list', label: 'Productos', icon: 'M3 3h18', order: 20, roles: ['Admin'] },
    ],
    routes: [
      createRoute('sales/list/sale', 'Ventas', STAFF_ROLES),
      createRoute('sales/create-sale', 'Nueva venta', ['Consultant'], {
        action: true,
        customerAction: 'Nueva venta para',
      }),
      createRoute('sales/import', 'Importar ventas', ['Admin'], { action: true }),
      createRoute('sales/sale/:id?', 'Venta', STAFF_ROLES),
      createRoute('customers/list', 'Clientes', STAFF_ROLES),
      createRoute('customers/form/:id', 'Cliente', STAFF_ROLES),
      createRoute('products/list', 'Productos', ['Admin']),
      createRoute('products/form/:id', 'Producto', ['Admin']),
    ],
    redirects: [],
  },
];

export const foundCustomer: SearchResult['customers']['data'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ana',
  lastName: 'Ruiz',
  businessName: null,
  phone: '8711234567',
  rfc: null,
  status: 'ACTIVO',
  locality: { id: '00000000-0000-4000-8000-000000000002', name: 'Lerdo' },
};

export const emptySearchResult: SearchResult = {
  sales: { data: [], totalRecords: 0 },
  vouchers: { data: [], totalRecords: 0 },
  customers: { data: [], totalRecords: 0 },
  products: { data: [], totalRecords: 0 },
  users: { data: [], totalRecords: 0 },
};

/** An answer with one customer, or several of the same name. */
export const createSearchResult = (count = 1, change: Partial<typeof foundCustomer> = {}): SearchResult => ({
  ...emptySearchResult,
  customers: { data: [{ ...foundCustomer, ...change }], totalRecords: count },
});
