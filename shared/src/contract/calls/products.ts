import { z } from 'zod';
import { crops, productUses } from '../../domain/product';
import { call } from '../call';
import { product, productDetail, productIn, productName, productUpdate } from '../entities';
import { listQuery } from '../paging';
import { flag, id } from '../primitives';
import { STAFF } from '../roles';

const admin = ['Admin'] as const;
const one = z.object({ id });

export const productCalls = {
  'GET /products': call({
    summary: 'Lista de productos',
    who: admin,
    paged: true,
    data: product,
    query: listQuery(['code', 'name', 'basePrice'], {
      search: z.string().trim().max(100).optional(),
      enabled: flag.optional(),
      crop: z.enum(crops).optional(),
      use: z.enum(productUses).optional(),
    }),
  }),
  'GET /products/enabled': call({ summary: 'Productos a la venta', who: 'signedIn', data: z.array(product) }),
  'GET /products/names': call({
    summary: 'Todos los productos por su clave y nombre, también los deshabilitados',
    who: STAFF,
    data: z.array(productName),
  }),
  'GET /products/{id}': call({
    summary: 'Un producto con sus precios anteriores',
    who: admin,
    params: one,
    data: productDetail,
  }),
  'POST /products': call({ summary: 'Dar de alta un producto', who: admin, body: productIn, data: productDetail }),
  'PUT /products/{id}': call({
    summary: 'Modificar, habilitar o deshabilitar un producto',
    who: admin,
    params: one,
    body: productUpdate,
    data: productDetail,
  }),
};
