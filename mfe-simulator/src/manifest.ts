import { roles, STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';

const simulator = { title: 'Simulador de silo', page: 'simulator', firstCall: '/simulator/catalog' } as const;

/** The views and tools of the scenarios come late, and are wanted where there is no network too. */
const KEPT = ['simulator', 'scenario-bar', 'scenarios', 'comparison'] as const;

export const manifest = defineManifest({
  name: 'mfe-simulator',
  contract: '^1.3.0',
  menu: [
    {
      path: '/dashboard/simulator',
      label: 'Simulador',
      roles: STAFF,
      order: 80,
      icon: 'M5 3.5h14v17H5v-17ZM8.5 7h7v3.5h-7V7Zm0 7v.01M12 14v.01M15.5 14v.01M8.5 17v.01M12 17v.01M15.5 17v.01',
    },
  ],
  routes: [
    { path: '/simulator', roles, ...simulator },
    { path: '/dashboard/simulator/simulator', roles: STAFF, ...simulator },
  ],
  redirects: [{ path: '/dashboard/simulator', redirectTo: '/dashboard/simulator/simulator' }],
  offline: { Consultant: [...KEPT, 'scenario-customer', 'confirm-dialog'], Farmer: [...KEPT, 'confirm-dialog'] },
});
