import { z } from 'zod';
import { call } from '../call';
import { saleFilters } from '../documentFilters';
import { sale, saleIn, saleSummary, saleUpdate, versionIn } from '../entities';
import { listQuery } from '../paging';
import { id } from '../primitives';
import { STAFF } from '../roles';

const sorts = ['date', 'folio', 'total', 'status'] as const;
const one = z.object({ id });
const editors = ['Admin', 'Consultant'] as const;

export const salesCalls = {
  'GET /sales': call({
    summary: 'Lista de ventas',
    who: STAFF,
    paged: true,
    data: saleSummary,
    query: listQuery(sorts, saleFilters),
  }),
  'GET /sales/{id}': call({ summary: 'Una venta con sus líneas e historial', who: STAFF, params: one, data: sale }),
  'POST /sales': call({ summary: 'Registrar una venta', who: ['Consultant'], body: saleIn, data: sale }),
  'PUT /sales/{id}': call({
    summary: 'Modificar una venta; una versión obsoleta responde 409 con el registro actual',
    who: editors,
    params: one,
    body: saleUpdate,
    data: sale,
  }),
  'POST /sales/{id}/deliver': call({
    summary: 'Marcar una venta como entregada',
    who: editors,
    params: one,
    body: versionIn,
    data: sale,
  }),
  'DELETE /sales/{id}': call({
    summary: 'Eliminar una venta: sus bolsas vuelven al inventario o al DKbono del que vino',
    who: editors,
    params: one,
    query: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    data: z.strictObject({ id }),
  }),
};
