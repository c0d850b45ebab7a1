import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { STAFF_ROLES, STOCK_EDITORS } from '../permissions';
import {
  inventoryAdjustmentSchema,
  inventoriesInputSchema,
  inventorySchema,
  inventoryDetailSchema,
  inventoryTotalsSchema,
} from '../entities';
import { choiceListQuery } from '../paging';
import { queryBoolean, id } from '../primitives';

const filters = {
  search: searchText,
  seasonId: id.optional(),
  productId: id.optional(),
  distributorId: id.optional(),
  /**
   * True: only inventories with less than 10 % of their initial and adjusted bags available, or none; false: only the
   * others.
   */
  low: queryBoolean.optional(),
};

export const inventoryCalls = {
  'GET /inventories': defineCall({
    summary: 'Inventario por temporada, producto y distribuidor',
    access: STAFF_ROLES,
    paged: true,
    data: inventorySchema,
    query: choiceListQuery(['available', 'code'], filters),
  }),
  'GET /inventories/totals': defineCall({
    summary: 'Totales del inventario filtrado',
    access: STAFF_ROLES,
    query: z.strictObject(filters),
    data: inventoryTotalsSchema,
  }),
  'GET /inventories/{id}': defineCall({
    summary: 'Un inventario con todos sus movimientos',
    access: STAFF_ROLES,
    params: idParams,
    data: inventoryDetailSchema,
  }),
  'POST /inventories': defineCall({
    summary: 'Registrar inventario: un renglón, o muchos en `rows`',
    access: STOCK_EDITORS,
    body: inventoriesInputSchema,
    data: z.union([inventorySchema, z.array(inventorySchema)]),
  }),
  'PUT /inventories/{id}': defineCall({
    summary: 'Ajustar un inventario, con su motivo',
    access: STOCK_EDITORS,
    params: idParams,
    body: inventoryAdjustmentSchema,
    data: inventoryDetailSchema,
  }),
};
