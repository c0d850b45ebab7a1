import { z } from 'zod';
import { limits } from '../../domain/limits';
import { call } from '../call';
import { client, clientBody, clientDetail, clientUpdate, duplicate, registration, registrationIn } from '../entities';
import { stateId } from '../entities/location';
import { listQuery } from '../paging';
import { id, text, version } from '../primitives';
import { STAFF } from '../roles';
import { clientStatuses } from '../statuses';

const one = z.object({ id });
const editors = ['Admin', 'Coordinator', 'Consultant'] as const;
const approvers = ['Admin', 'Coordinator', 'Supervisor'] as const;
/** A move of status; with the version it is refused when somebody changed the record meanwhile. */
const move = z.strictObject({ version: version.optional() }).nullish();

export const clientCalls = {
  'GET /clients': call({
    summary: 'Lista de clientes',
    who: STAFF,
    paged: true,
    data: client,
    query: listQuery(['name', 'createdAt', 'hectares'], {
      search: z.string().trim().max(100).optional(),
      status: z.enum(clientStatuses).optional(),
      stateId: stateId.optional(),
      localityId: id.optional(),
      consultantId: id.optional(),
      productionTypeId: id.optional(),
    }),
  }),
  'GET /clients/duplicates': call({
    summary: 'Clientes que ya tienen este teléfono o RFC',
    who: STAFF,
    query: z.strictObject({
      phone: z.string().max(30).optional(),
      rfc: z.string().max(30).optional(),
      exceptId: id.optional(),
    }),
    data: z.array(duplicate),
  }),
  'GET /clients/{id}': call({ summary: 'Un cliente con sus cifras', who: STAFF, params: one, data: clientDetail }),
  'POST /clients': call({ summary: 'Registrar un cliente', who: editors, body: clientBody, data: clientDetail }),
  'PUT /clients/{id}': call({
    summary: 'Modificar un cliente',
    who: editors,
    params: one,
    body: clientUpdate,
    data: clientDetail,
  }),
  'PUT /clients/{id}/consultant': call({
    summary: 'Asignar un cliente a otro consultor',
    who: approvers,
    params: one,
    body: z.strictObject({ consultantId: id, version }),
    data: clientDetail,
  }),
  'POST /clients/{id}/approve': call({
    summary: 'Aprobar un cliente',
    who: approvers,
    params: one,
    body: move,
    data: clientDetail,
  }),
  'POST /clients/{id}/reject': call({
    summary: 'Rechazar un cliente',
    who: approvers,
    params: one,
    body: z.strictObject({ reason: text(limits.reason.maxLength), version: version.optional() }),
    data: clientDetail,
  }),
  'POST /clients/{id}/activate': call({
    summary: 'Reactivar un cliente',
    who: approvers,
    params: one,
    body: move,
    data: clientDetail,
  }),
  'POST /clients/{id}/deactivate': call({
    summary: 'Desactivar un cliente',
    who: approvers,
    params: one,
    body: move,
    data: clientDetail,
  }),
  'POST /clients/registration': call({
    summary: 'Registrarse como cliente',
    who: 'anyone',
    beforeTerms: true,
    body: registrationIn,
    data: registration,
  }),
};
