import { z } from 'zod';
import { crops, productUses } from '../../domain/products/product';
import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { ADMIN_ONLY, STAFF_ROLES } from '../permissions';
import {
  productSchema,
  productDetailSchema,
  enabledProductSchema,
  priceListQuerySchema,
  priceListSchema,
  productPriceSchema,
  priceFileSchema,
  productNameSchema,
} from '../entities';
import { productInput, productUpdate } from '../../records/productInput';
import { priceChangesInput } from '../../records/productPriceInput';
import { choiceListQuery } from '../paging';
import { fileData, queryBoolean, workbookUpload, xlsxMediaType } from '../primitives';

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
    summary: 'List products on sale, for staff with their prices in lists',
    access: 'signedIn',
    data: z.array(enabledProductSchema),
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
    body: productInput,
    data: productDetailSchema,
  }),
  'PUT /products/{id}': defineCall({
    summary: 'Update, enable or disable a product',
    access: ADMIN_ONLY,
    params: idParams,
    body: productUpdate,
    data: productDetailSchema,
  }),
  'GET /prices': defineCall({
    summary: 'List the prices of all products in a price list, with the planned ones',
    access: ADMIN_ONLY,
    query: priceListQuerySchema,
    data: z.array(productPriceSchema),
  }),
  'GET /prices/lists': defineCall({
    summary: 'List the price lists of seasons and zones that have prices',
    access: ADMIN_ONLY,
    data: z.array(priceListSchema),
  }),
  'POST /prices': defineCall({
    summary: 'Change the prices of products in a price list from today or a later day',
    access: ADMIN_ONLY,
    body: priceChangesInput,
    maxBodyBytes: 256 * 1024,
    data: z.array(productPriceSchema),
  }),
  'DELETE /prices/{id}/planned': defineCall({
    summary: 'Cancel the planned prices of a product in a price list',
    access: ADMIN_ONLY,
    params: idParams,
    query: priceListQuerySchema,
    data: z.array(productPriceSchema),
  }),
  'GET /prices/file-template': defineCall({
    summary: 'Download the prices of a price list as a workbook to fill in',
    access: ADMIN_ONLY,
    query: priceListQuerySchema,
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /prices/read-file': defineCall({
    summary: 'Read new prices from a file for review; nothing is written',
    access: ADMIN_ONLY,
    upload: workbookUpload,
    data: priceFileSchema,
  }),
};
