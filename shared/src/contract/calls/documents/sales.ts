import { z } from 'zod';
import { defineCall } from '../callSpec';
import { deletedRecord, idParams, statusChangeBody } from '../common';
import { DOCUMENT_CREATORS, DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { saleFilters } from '../../documentFilters';
import { saleSchema, saleInputSchema, saleSummarySchema, saleUpdateSchema } from '../../entities';
import { listQuery } from '../../paging';

const sortFields = ['date', 'folio', 'total', 'status'] as const;

export const salesCalls = {
  'GET /sales': defineCall({
    summary: 'Lista de ventas',
    access: STAFF_ROLES,
    paged: true,
    data: saleSummarySchema,
    query: listQuery(sortFields, saleFilters),
  }),
  'GET /sales/{id}': defineCall({
    summary: 'Una venta con sus líneas e historial',
    access: STAFF_ROLES,
    params: idParams,
    data: saleSchema,
  }),
  'POST /sales': defineCall({
    summary: 'Registrar una venta',
    access: DOCUMENT_CREATORS,
    body: saleInputSchema,
    data: saleSchema,
  }),
  'PUT /sales/{id}': defineCall({
    summary: 'Modificar una venta; una versión obsoleta responde 409 con el registro actual',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: saleUpdateSchema,
    data: saleSchema,
  }),
  'POST /sales/{id}/deliver': defineCall({
    summary: 'Marcar una venta como entregada',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: statusChangeBody,
    data: saleSchema,
  }),
  'DELETE /sales/{id}': defineCall({
    summary: 'Eliminar una venta: sus bolsas vuelven al inventario o al DKbono del que vino',
    access: DOCUMENT_EDITORS,
    params: idParams,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    data: deletedRecord,
  }),
};
