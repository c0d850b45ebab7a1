import { customerPaths } from '@surco/shared/contract';
import { CUSTOMER_EDITORS, CUSTOMER_MERGERS, STAFF_ROLES } from '@surco/shared/domain';
import { defineManifest } from '@surco/shared/federation';

export const manifest = defineManifest({
  name: 'mfe-customers',
  menu: [
    {
      path: customerPaths.list,
      label: 'Clientes',
      roles: STAFF_ROLES,
      icon: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.4-3.5 2.9-5.5 6.5-5.5s6.1 2 6.5 5.5M15.5 5a3.3 3.3 0 0 1 0 6.2m2 3.1c2.3.6 3.7 2.3 4 5.2',
      order: 30,
    },
  ],
  routes: [
    {
      path: customerPaths.list,
      roles: STAFF_ROLES,
      title: 'Clientes',
      page: 'customers-list',
      firstCall: '/clients?page=1&size=10&sort=name',
    },
    {
      path: customerPaths.newCustomer,
      roles: CUSTOMER_EDITORS,
      title: 'Nuevo cliente',
      page: 'customer-form',
      action: true,
    },
    {
      path: customerPaths.importCustomers,
      roles: CUSTOMER_EDITORS,
      title: 'Importar clientes',
      page: 'import-customers',
      importLabel: 'Clientes',
      action: true,
    },
    {
      path: customerPaths.customer,
      roles: STAFF_ROLES,
      title: 'Cliente',
      page: 'customer-profile',
      firstCall: '/clients/:id',
      // consultants see the form at this path.
      pageFor: { Consultant: 'customer-form' },
      titleFor: { Consultant: 'Editar cliente' },
    },
    { path: customerPaths.editCustomer, roles: CUSTOMER_EDITORS, title: 'Editar cliente', page: 'customer-form' },
    {
      path: customerPaths.account,
      roles: STAFF_ROLES,
      title: 'Cuenta del cliente',
      page: 'customer-account',
      firstCall: '/clients/:id',
      parallelCalls: ['/clients/:id/statement'],
    },
    { path: customerPaths.merge, roles: CUSTOMER_MERGERS, title: 'Combinar clientes', page: 'customer-merge' },
    {
      path: customerPaths.registration,
      roles: 'public',
      title: 'Registro de clientes',
      page: 'customer-registration',
      loginLink: 'Registrarse como cliente',
    },
    {
      path: customerPaths.privacyNotice,
      roles: 'public',
      title: 'Aviso de privacidad',
      page: 'privacy-notice',
      firstCall: '/privacy-notice',
    },
  ],
  redirects: [{ path: customerPaths.section, redirectTo: customerPaths.list }],
  offline: {
    Consultant: [
      'customers-list',
      'customer-form',
      'customer-account',
      'statement-paper',
      'share',
      'fold-text',
      'desktop-select',
      'outbox',
      'confirm-dialog',
    ],
  },
  offlineCalls: {
    'GET /clients': {
      maxAnswers: 4,
      search: {
        fields: ['firstName', 'lastName', 'businessName', 'rfc', 'phone', 'email'],
        filters: { status: 'ACTIVO' },
      },
    },
    'GET /clients/{id}': { maxAnswers: 40, recordOf: 'GET /clients' },
    'GET /clients/{id}/statement': 20,
    // What the form of a new customer offers; the localities are stored by state.
    'GET /states': 1,
    'GET /localities': { maxAnswers: 32, search: { fields: ['name'], filters: { stateId: '' } } },
    'GET /production-types': 1,
    'GET /privacy-notice': 1,
  },
  offlineData: { Consultant: ['GET /states', 'GET /localities', 'GET /production-types', 'GET /privacy-notice'] },
});
