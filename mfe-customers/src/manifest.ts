import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';

/** Who writes customers. */
const EDITORS = ['Consultant', 'Admin', 'Coordinator'] as const;

export const manifest = defineManifest({
  name: 'mfe-customers',
  contract: '^1.3.0',
  menu: [
    {
      path: '/dashboard/customers/list',
      label: 'Clientes',
      roles: STAFF,
      icon: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.4-3.5 2.9-5.5 6.5-5.5s6.1 2 6.5 5.5M15.5 5a3.3 3.3 0 0 1 0 6.2m2 3.1c2.3.6 3.7 2.3 4 5.2',
      order: 30,
    },
  ],
  routes: [
    {
      path: '/dashboard/customers/list',
      roles: STAFF,
      title: 'Clientes',
      page: 'customers-list',
      firstCall: '/clients?page=1&size=10&sort=name',
    },
    { path: '/dashboard/customers/form', roles: EDITORS, title: 'Nuevo cliente', page: 'customer-form' },
    {
      path: '/dashboard/customers/form/:id',
      roles: STAFF,
      title: 'Cliente',
      page: 'customer-profile',
      // at the same address a consultant finds the form.
      pageFor: { Consultant: 'customer-form' },
      titleFor: { Consultant: 'Editar cliente' },
    },
    { path: '/dashboard/customers/form/:id/edit', roles: EDITORS, title: 'Editar cliente', page: 'customer-form' },
    { path: '/customer-registration', roles: 'public', title: 'Registro de clientes', page: 'customer-registration' },
  ],
  redirects: [{ path: '/dashboard/customers', redirectTo: '/dashboard/customers/list' }],
  offline: { Consultant: ['customers-list'] },
});
