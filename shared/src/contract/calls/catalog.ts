import { z } from 'zod';
import { crops, productUses } from '../../domain/product';
import { call } from '../call';
import { inventory, product, season } from '../entities';
import { listQuery } from '../paging';
import { flag, id, named } from '../primitives';
import { STAFF } from '../roles';

const search = z.string().trim().max(100).optional();
const one = z.object({ id });

export const catalogCalls = {
  'GET /products': call({
    summary: 'Lista de productos',
    who: ['Admin'],
    paged: true,
    data: product,
    query: listQuery(['code', 'name', 'basePrice'], {
      search,
      enabled: flag.optional(),
      crop: z.enum(crops).optional(),
      use: z.enum(productUses).optional(),
    }),
  }),
  'GET /products/enabled': call({ summary: 'Productos a la venta', who: 'signedIn', data: z.array(product) }),
  'GET /seasons': call({
    summary: 'Lista de temporadas',
    who: STAFF,
    paged: true,
    data: season,
    query: listQuery(['startDate'], { search, isOpen: flag.optional(), isVoucherOpen: flag.optional() }),
  }),
  'GET /seasons/{id}': call({ summary: 'Una temporada', who: STAFF, params: one, data: season }),
  'GET /inventories': call({
    summary: 'Inventario por temporada, producto y distribuidor',
    who: STAFF,
    paged: true,
    data: inventory,
    query: listQuery(['available', 'code'], {
      search,
      seasonId: id.optional(),
      productId: id.optional(),
      distributorId: id.optional(),
    }),
  }),
  'GET /distributors': call({ summary: 'Distribuidores para elegir', who: STAFF, data: z.array(named) }),
};
