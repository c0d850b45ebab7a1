import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';
import {
  DEFAULT_TAB,
  FIRST_SALES_CALL,
  FIRST_VOUCHERS_CALL,
  SECTION_PATH,
  tabHolds,
  tabLabels,
  tabPath,
  TABS,
} from './state/tabs';

export const manifest = defineManifest({
  name: 'mfe-sales',
  contract: '^1.3.0',
  menu: [
    {
      path: SECTION_PATH,
      label: 'Ventas',
      icon: 'M4 4h2l2.2 11h9.6L20 7.5H7M10 20v.01M16.5 20v.01M13.5 7.5V12m-2.2-2.2L13.5 12l2.2-2.2',
      roles: STAFF,
      order: 10,
      children: TABS.map((tab) => ({ path: tabPath(tab), label: tabLabels[tab], roles: STAFF, holds: tabHolds[tab] })),
    },
  ],
  routes: [
    {
      path: '/dashboard/sales/list/sale',
      roles: STAFF,
      title: 'Ventas',
      page: 'sales-list',
      firstCall: FIRST_SALES_CALL,
    },
    {
      path: '/dashboard/sales/list/voucher',
      roles: STAFF,
      title: 'DKbonos',
      page: 'sales-list',
      firstCall: FIRST_VOUCHERS_CALL,
    },
    { path: '/dashboard/sales/import', roles: ['Admin', 'Consultant'], title: 'Importar ventas', page: 'import-sales' },
    {
      path: '/dashboard/sales/create-sale/:voucherId?',
      roles: ['Consultant'],
      title: 'Nueva venta',
      page: 'create-sale',
    },
    {
      path: '/dashboard/sales/edit-sale/:id',
      roles: ['Admin', 'Consultant'],
      title: 'Editar venta',
      page: 'edit-sale',
    },
    { path: '/dashboard/sales/create-dkbono', roles: ['Consultant'], title: 'Nuevo DKbono', page: 'create-dkbono' },
    {
      path: '/dashboard/sales/edit-dkbono/:id',
      roles: ['Admin', 'Consultant'],
      title: 'Editar DKbono',
      page: 'edit-dkbono',
    },
    { path: '/dashboard/sales/dkbono/:id', roles: STAFF, title: 'DKbono', page: 'voucher-detail' },
    { path: '/dashboard/sales/sale/:id?', roles: STAFF, title: 'Venta', page: 'sale-detail' },
  ],
  redirects: [SECTION_PATH, `${SECTION_PATH}/list`].map((path) => ({ path, redirectTo: tabPath(DEFAULT_TAB) })),
  offline: {
    Consultant: [
      'sales-list',
      'create-sale',
      'create-dkbono',
      'edit-sale',
      'edit-dkbono',
      'sale-detail',
      'voucher-detail',
      'outbox',
      'confirm-dialog',
      'date-picker',
      'version-conflict',
    ],
  },
});
