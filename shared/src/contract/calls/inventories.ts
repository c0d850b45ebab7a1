import { z } from 'zod';
import { call } from '../call';
import { adjustmentIn, inventoriesIn, inventory, inventoryDetail, inventoryTotals } from '../entities';
import { listQuery } from '../paging';
import { flag, id } from '../primitives';
import { STAFF } from '../roles';

const one = z.object({ id });
const keepers = ['Admin', 'Coordinator'] as const;

const filters = {
  search: z.string().trim().max(100).optional(),
  seasonId: id.optional(),
  productId: id.optional(),
  distributorId: id.optional(),
  /** Only those under 10 % of what there was. */
  low: flag.optional(),
};

export const inventoryCalls = {
  'GET /inventories': call({
    summary: 'Inventario por temporada, producto y distribuidor',
    who: STAFF,
    paged: true,
    data: inventory,
    query: listQuery(['available', 'code'], filters),
  }),
  'GET /inventories/totals': call({
    summary: 'Totales del inventario filtrado',
    who: STAFF,
    query: z.strictObject(filters),
    data: inventoryTotals,
  }),
  'GET /inventories/{id}': call({
    summary: 'Un inventario con todos sus movimientos',
    who: STAFF,
    params: one,
    data: inventoryDetail,
  }),
  'POST /inventories': call({
    summary: 'Registrar inventario: un renglón, o muchos en `rows`',
    who: keepers,
    body: inventoriesIn,
    data: z.union([inventory, z.array(inventory)]),
  }),
  'PUT /inventories/{id}': call({
    summary: 'Ajustar un inventario, con su motivo',
    who: keepers,
    params: one,
    body: adjustmentIn,
    data: inventoryDetail,
  }),
};
