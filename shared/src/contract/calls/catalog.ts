import { z } from 'zod';
import { crops, productUses } from '../../domain/product';
import { call } from '../call';
import { product } from '../entities';
import { listQuery } from '../paging';
import { flag, named } from '../primitives';
import { STAFF } from '../roles';

const search = z.string().trim().max(100).optional();

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
  'GET /distributors': call({ summary: 'Distribuidores para elegir', who: STAFF, data: z.array(named) }),
};
