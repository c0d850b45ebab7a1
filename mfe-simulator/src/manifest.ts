import { simulatorPaths } from '@surco/shared/contract';
import { roles, STAFF_ROLES } from '@surco/shared/domain';
import { defineManifest } from '@surco/shared/federation';

const simulatorRoute = {
  title: 'Simulador de silo',
  page: 'simulator',
  firstCall: '/simulator/catalog',
  withoutAntd: true,
} as const;

/** Lazy chunks of the simulator and its saved simulations that must also work offline, for both roles. */
const OFFLINE_CHUNKS = [
  'simulator',
  'simulation-bar',
  'simulation-paper',
  'simulations',
  'comparison',
  'share',
] as const;

export const manifest = defineManifest({
  name: 'mfe-simulator',
  menu: [
    {
      path: simulatorPaths.section,
      label: 'Simulador',
      roles: STAFF_ROLES,
      order: 80,
      icon: 'M5 3.5h14v17H5v-17ZM8.5 7h7v3.5h-7V7Zm0 7v.01M12 14v.01M15.5 14v.01M8.5 17v.01M12 17v.01M15.5 17v.01',
    },
  ],
  routes: [
    { path: simulatorPaths.farmerSimulator, roles, ...simulatorRoute, homeFor: ['Farmer'] },
    { path: simulatorPaths.simulator, roles: STAFF_ROLES, ...simulatorRoute, shortcut: 'Simulador' },
  ],
  redirects: [{ path: simulatorPaths.section, redirectTo: simulatorPaths.simulator }],
  offline: {
    Consultant: [...OFFLINE_CHUNKS, 'simulation-customer', 'confirm-dialog'],
    Farmer: [...OFFLINE_CHUNKS, 'confirm-dialog'],
  },
  offlineCalls: {
    'GET /simulator/catalog': 1,
    'GET /simulations': 6,
    'GET /simulations/{id}': 40,
    'GET /messages/share': 1,
  },
  offlineData: { Consultant: ['GET /simulator/catalog'], Farmer: ['GET /simulator/catalog'] },
});
