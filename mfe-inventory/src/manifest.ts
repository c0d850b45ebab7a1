import { getPathPrefix, seasonPaths, STOCK_EDITORS } from '@surco/shared/contract';
import { CURRENT_SEASON, STAFF_ROLES } from '@surco/shared/domain';
import { defineManifest } from '@surco/shared/federation';

export const manifest = defineManifest({
  name: 'mfe-inventory',
  menu: [
    {
      path: seasonPaths.section,
      label: 'Temporadas',
      roles: STAFF_ROLES,
      icon: 'M12 21v-9m0 2c0-4 2.5-6.5 7-6.5 0 4.2-2.5 6.5-7 6.5Zm0-2C12 8 9.5 5.5 5 5.5 5 9.7 7.5 12 12 12ZM5 21h14',
      order: 60,
      children: [
        {
          path: seasonPaths.list,
          label: 'Lista',
          roles: STAFF_ROLES,
          activePaths: [
            seasonPaths.newSeason,
            getPathPrefix(seasonPaths.editSeason),
            getPathPrefix(seasonPaths.season),
          ],
        },
        {
          path: seasonPaths.inventoryList,
          label: 'Inventario',
          roles: STOCK_EDITORS,
          activePaths: [
            seasonPaths.registerInventory,
            getPathPrefix(seasonPaths.adjustInventory),
            getPathPrefix(seasonPaths.inventory),
          ],
        },
      ],
    },
  ],
  routes: [
    {
      path: seasonPaths.list,
      roles: STAFF_ROLES,
      title: 'Temporadas',
      page: 'seasons-list',
      firstCall: '/seasons?page=1&size=10&sort=-startDate',
    },
    { path: seasonPaths.newSeason, roles: STOCK_EDITORS, title: 'Nueva temporada', page: 'season-form', action: true },
    {
      path: seasonPaths.season,
      roles: STAFF_ROLES,
      title: 'Temporada',
      page: 'season-detail',
      firstCall: '/seasons/:id',
      parallelCalls: ['/overview/weeks?seasonId=:id'],
    },
    { path: seasonPaths.editSeason, roles: STOCK_EDITORS, title: 'Editar temporada', page: 'season-form' },
    {
      path: seasonPaths.inventoryList,
      roles: STOCK_EDITORS,
      title: 'Inventario',
      page: 'inventory-list',
      firstCall: `/inventories?seasonId=${CURRENT_SEASON}&page=1&size=10&sort=code`,
      parallelCalls: ['/seasons?page=1&size=all', `/inventories/totals?seasonId=${CURRENT_SEASON}`],
    },
    {
      path: seasonPaths.registerInventory,
      roles: STOCK_EDITORS,
      title: 'Registrar inventario',
      page: 'register-inventory',
      action: true,
    },
    {
      path: seasonPaths.importInventory,
      roles: STOCK_EDITORS,
      title: 'Importar inventario inicial',
      page: 'import-inventory',
      importLabel: 'Inventario inicial',
      action: true,
    },
    {
      path: seasonPaths.adjustInventory,
      roles: STOCK_EDITORS,
      title: 'Ajustar inventario',
      page: 'adjust-inventory',
    },
    {
      path: seasonPaths.inventory,
      roles: STAFF_ROLES,
      title: 'Detalle de inventario',
      page: 'inventory-detail',
      firstCall: '/inventories/:id',
    },
  ],
  redirects: [{ path: seasonPaths.section, redirectTo: seasonPaths.list }],
  offline: { Consultant: ['seasons-list', 'season-detail'] },
  // The last six seasons that were opened, each with its panels.
  offlineCalls: {
    'GET /seasons': 6,
    'GET /seasons/{id}': { maxAnswers: 6, recordOf: 'GET /seasons' },
    'GET /overview/summary': 6,
    'GET /overview/weeks': 6,
    'GET /targets/progress': 6,
    'GET /seasons/{id}/stock': 6,
    'GET /seasons/{id}/customers': 6,
    'GET /seasons/{id}/closing': 6,
    'GET /inventories': 12,
    'GET /products/enabled': 1,
    'GET /distributors': 1,
    'GET /distributors/names': 1,
  },
});
