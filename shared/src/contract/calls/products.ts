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
    summary: 'List products',
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
    summary: 'List products on sale',
    access: 'signedIn',
    data: z.array(productSchema),
  }),
  'GET /products/names': defineCall({
    summary: 'List all products by key and name, including disabled ones',
    access: STAFF_ROLES,
    data: z.array(productNameSchema),
  }),
  'GET /products/{id}': defineCall({
    summary: 'Get a product with its former prices',
    access: ADMIN_ONLY,
    params: idParams,
    data: productDetailSchema,
  }),
  'POST /products': defineCall({
    summary: 'Create a product',
    access: ADMIN_ONLY,
    body: productInputSchema,
    data: productDetailSchema,
  }),
  'PUT /products/{id}': defineCall({
    summary: 'Update, enable or disable a product',
    access: ADMIN_ONLY,
    params: idParams,
    body: productUpdateSchema,
    data: productDetailSchema,
  }),
};
