import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { STAFF_ROLES, STOCK_EDITORS } from '../permissions';
import { inventorySchema, inventoryDetailSchema, inventoryTotalsSchema } from '../entities';
import { choiceListQuery } from '../paging';
import { queryBoolean, id } from '../primitives';
import { adjustmentUpdate, inventoriesInput } from '../../records/inventoryInput';
import { CURRENT_SEASON } from '../../domain/seasons/findCurrentSeason';

const filters = {
  search: searchText,
  /** `current`: the season that `findCurrentSeason` of the domain finds; without one, all seasons. */
  seasonId: id.or(z.literal(CURRENT_SEASON)).optional(),
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
    summary: 'List the inventory by season, product and distributor',
    access: STAFF_ROLES,
    paged: true,
    data: inventorySchema,
    query: choiceListQuery(['available', 'code'], filters),
  }),
  'GET /inventories/totals': defineCall({
    summary: 'Get the totals of the filtered inventory',
    access: STAFF_ROLES,
    query: z.strictObject(filters),
    data: inventoryTotalsSchema,
  }),
  'GET /inventories/{id}': defineCall({
    summary: 'Get an inventory record with all its movements',
    access: STAFF_ROLES,
    params: idParams,
    data: inventoryDetailSchema,
  }),
  'POST /inventories': defineCall({
    summary: 'Create inventory: one row, or many in `rows`',
    access: STOCK_EDITORS,
    body: inventoriesInput,
    maxBodyBytes: 256 * 1024,
    data: z.union([inventorySchema, z.array(inventorySchema)]),
  }),
  'PUT /inventories/{id}': defineCall({
    summary: 'Adjust an inventory record, with the reason',
    access: STOCK_EDITORS,
    params: idParams,
    body: adjustmentUpdate,
    data: inventoryDetailSchema,
  }),
};
