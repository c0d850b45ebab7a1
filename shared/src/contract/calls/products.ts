import { z } from 'zod';
import { crops, productUses } from '../../domain/products/product';
import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { ADMIN_ONLY, STAFF_ROLES } from '../permissions';
import {
  productSchema,
  productDetailSchema,
  productInputSchema,
  productNameSchema,
  productUpdateSchema,
} from '../entities';
import { choiceListQuery } from '../paging';
import { queryBoolean } from '../primitives';

export const productCalls = {
  'GET /products': defineCall({
    summary: 'Lista de productos',
    access: ADMIN_ONLY,
    paged: true,
    data: productSchema,
    query: choiceListQuery(['code', 'name', 'basePrice'], {
      search: searchText,
      enabled: queryBoolean.optional(),
      crop: z.enum(crops).optional(),
      use: z.enum(productUses).optional(),
    }),
  }),
  'GET /products/enabled': defineCall({
    summary: 'Productos a la venta',
    access: 'signedIn',
    data: z.array(productSchema),
  }),
  'GET /products/names': defineCall({
    summary: 'Todos los productos por su clave y nombre, también los deshabilitados',
    access: STAFF_ROLES,
    data: z.array(productNameSchema),
  }),
  'GET /products/{id}': defineCall({
    summary: 'Un producto con sus precios anteriores',
    access: ADMIN_ONLY,
    params: idParams,
    data: productDetailSchema,
  }),
  'POST /products': defineCall({
    summary: 'Dar de alta un producto',
    access: ADMIN_ONLY,
    body: productInputSchema,
    data: productDetailSchema,
  }),
  'PUT /products/{id}': defineCall({
    summary: 'Modificar, habilitar o deshabilitar un producto',
    access: ADMIN_ONLY,
    params: idParams,
    body: productUpdateSchema,
    data: productDetailSchema,
  }),
};
