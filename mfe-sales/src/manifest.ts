import { overviewPaths, salesPaths, TARGET_EDITORS } from '@surco/shared/contract';
import { DOCUMENT_CREATORS, DOCUMENT_EDITORS, MANAGER_ROLES, STAFF_ROLES } from '@surco/shared/domain';
import { defineManifest } from '@surco/shared/federation';
import {
  DEFAULT_TAB,
  FIRST_SALES_CALL,
  FIRST_VOUCHERS_CALL,
  menuActivePaths,
  tabLabels,
  getTabPath,
  TABS,
} from './common/model/tabs';

/** The calls of the sale and DKbono forms, besides that of the seasons (`common/model/formQueries`). */
const FORM_CALLS = ['/clients?page=1&size=all&status=ACTIVO', '/products/enabled', '/simulator-params'] as const;
const OPEN_SEASONS_CALL = {
  sale: '/seasons?page=1&size=all&isOpen=true',
  voucher: '/seasons?page=1&size=all&isVoucherOpen=true',
} as const;

export const manifest = defineManifest({
  name: 'mfe-sales',
  menu: [
    {
      path: overviewPaths.overview,
      label: 'Inicio',
      icon: 'M4 20V4M4 20h16M8 16v-4m4 4V7m4 9v-6',
      roles: MANAGER_ROLES,
      order: 1,
    },
    {
      path: overviewPaths.myDay,
      label: 'Mi día',
      icon: 'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
      roles: DOCUMENT_CREATORS,
      order: 1,
    },
    {
      path: salesPaths.section,
      label: 'Ventas',
      icon: 'M4 4h2l2.2 11h9.6L20 7.5H7M10 20v.01M16.5 20v.01M13.5 7.5V12m-2.2-2.2L13.5 12l2.2-2.2',
      roles: STAFF_ROLES,
      order: 10,
      children: [
        ...TABS.map((tab) => ({
          path: getTabPath(tab),
          label: tabLabels[tab],
          roles: STAFF_ROLES,
          activePaths: menuActivePaths[tab],
        })),
        { path: salesPaths.targets, label: 'Metas', roles: TARGET_EDITORS, activePaths: [] },
      ],
    },
  ],
  routes: [
    {
      path: overviewPaths.overview,
      roles: MANAGER_ROLES,
      title: 'Inicio',
      page: 'overview',
      firstCall: '/overview/summary',
      parallelCalls: ['/overview/weeks', '/overview/ranking?by=zone'],
      overviewFor: MANAGER_ROLES,
    },
    {
      path: overviewPaths.myDay,
      roles: DOCUMENT_CREATORS,
      title: 'Mi día',
      page: 'my-day',
      firstCall: '/overview/summary',
      parallelCalls: [
        '/vouchers?page=1&size=5&expiresIn=30&sort=expiresAt',
        '/sales?page=1&size=5&status=REGISTRADA&sort=date',
      ],
      shortcut: 'Mi día',
      overviewFor: DOCUMENT_CREATORS,
    },
    {
      path: salesPaths.saleList,
      roles: STAFF_ROLES,
      title: 'Ventas',
      page: 'sales-list',
      firstCall: FIRST_SALES_CALL,
      homeFor: ['Consultant'],
    },
    {
      path: salesPaths.voucherList,
      roles: STAFF_ROLES,
      title: 'DKbonos',
      page: 'sales-list',
      firstCall: FIRST_VOUCHERS_CALL,
    },
    {
      path: salesPaths.importSales,
      roles: DOCUMENT_EDITORS,
      title: 'Importar ventas',
      page: 'import-sales',
      importLabel: 'Ventas',
      action: true,
    },
    {
      path: salesPaths.targets,
      roles: TARGET_EDITORS,
      title: 'Metas',
      page: 'targets',
      firstCall: '/seasons?page=1&size=all&sort=-startDate',
    },
    {
      path: salesPaths.createSale,
      roles: DOCUMENT_CREATORS,
      title: 'Nueva venta',
      page: 'create-sale',
      firstCall: OPEN_SEASONS_CALL.sale,
      parallelCalls: FORM_CALLS,
      shortcut: 'Nueva venta',
      action: true,
      customerAction: 'Nueva venta para',
    },
    {
      path: salesPaths.convertVoucher,
      roles: DOCUMENT_CREATORS,
      title: 'Convertir DKbono en venta',
      page: 'create-sale',
      firstCall: '/vouchers/:voucherId',
      parallelCalls: [OPEN_SEASONS_CALL.sale, ...FORM_CALLS],
    },
    {
      path: salesPaths.editSale,
      roles: DOCUMENT_EDITORS,
      title: 'Editar venta',
      page: 'edit-sale',
      firstCall: '/sales/:id',
      parallelCalls: [OPEN_SEASONS_CALL.sale, ...FORM_CALLS],
    },
    {
      path: salesPaths.createVoucher,
      roles: DOCUMENT_CREATORS,
      title: 'Nuevo DKbono',
      page: 'create-voucher',
      firstCall: OPEN_SEASONS_CALL.voucher,
      parallelCalls: FORM_CALLS,
      action: true,
      customerAction: 'Nuevo DKbono para',
    },
    {
      path: salesPaths.editVoucher,
      roles: DOCUMENT_EDITORS,
      title: 'Editar DKbono',
      page: 'edit-voucher',
      firstCall: '/vouchers/:id',
      parallelCalls: [OPEN_SEASONS_CALL.voucher, ...FORM_CALLS],
    },
    {
      path: salesPaths.voucher,
      roles: STAFF_ROLES,
      title: 'DKbono',
      page: 'voucher-detail',
      firstCall: '/vouchers/:id',
      parallelCalls: ['/simulator-params'],
    },
    { path: salesPaths.sale, roles: STAFF_ROLES, title: 'Venta', page: 'sale-detail', firstCall: '/sales/:id' },
  ],
  redirects: [salesPaths.section, salesPaths.lists].map((path) => ({ path, redirectTo: getTabPath(DEFAULT_TAB) })),
  offline: {
    Consultant: [
      'my-day',
      'sales-list',
      'create-sale',
      'create-voucher',
      'edit-sale',
      'edit-voucher',
      'sale-detail',
      'voucher-detail',
      'outbox',
      'payment-dialog',
      'delivery-dialog',
      'pending-document',
      'pending-balance',
      'confirm-dialog',
      'document-paper',
      'date-picker',
      'desktop-select',
      'version-conflict',
      'share',
    ],
  },
  // The lists and records of this section, and the reference data of the sale and DKbono forms; of each call, that many
  // of the latest answers are stored.
  offlineCalls: {
    'GET /overview/summary': 2,
    'GET /targets/progress': 2,
    'GET /sales': 4,
    'GET /sales/{id}': 40,
    'GET /vouchers': 4,
    'GET /vouchers/{id}': 40,
    'GET /products/enabled': 1,
    'GET /seasons': 6,
    'GET /inventories': 12,
    'GET /distributors': 1,
    'GET /distributors/names': 1,
    // Logos: other pictures are not read by a call.
    'GET /images/{id}': 4,
    'GET /simulator-params': 1,
    'GET /messages/share': 1,
  },
  // Without these answers a consultant cannot use the forms and show their papers offline; `prefetchForOffline` requests them.
  // `GET /clients` is in the `offlineCalls` of mfe-customers.
  offlineData: {
    Consultant: [
      'GET /clients',
      'GET /products/enabled',
      'GET /seasons',
      'GET /inventories',
      'GET /distributors',
      'GET /simulator-params',
    ],
  },
});
