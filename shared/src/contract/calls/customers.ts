import { z } from 'zod';
import { limits } from '../../domain/limits';
import { defineCall } from './callSpec';
import { idParams, reasonBody, searchText, statusChangeBody } from './common';
import { ADMIN_ONLY, CUSTOMER_EDITORS, MANAGER_ROLES, STAFF_ROLES } from '../permissions';
import {
  customerSchema,
  customerInputSchema,
  customerDetailSchema,
  customerUpdateSchema,
  duplicateCustomerSchema,
  registrationResultSchema,
  registrationInputSchema,
} from '../entities';
import { stateId } from '../entities/location';
import { choiceListQuery } from '../paging';
import { id, version } from '../primitives';
import { customerStatuses } from '../../domain/statuses';

export const customerCalls = {
  'GET /clients': defineCall({
    summary: 'Lista de clientes',
    access: STAFF_ROLES,
    paged: true,
    data: customerSchema,
    query: choiceListQuery(['name', 'createdAt', 'hectares'], {
      search: searchText,
      status: z.enum(customerStatuses).optional(),
      stateId: stateId.optional(),
      localityId: id.optional(),
      consultantId: id.optional(),
      productionTypeId: id.optional(),
    }),
  }),
  'GET /clients/duplicates': defineCall({
    summary: 'Clientes que ya tienen este teléfono o RFC',
    access: STAFF_ROLES,
    query: z.strictObject({
      phone: z.string().max(30).optional(),
      rfc: z.string().max(30).optional(),
      exceptId: id.optional(),
    }),
    data: z.array(duplicateCustomerSchema),
  }),
  'GET /clients/{id}': defineCall({
    summary: 'Un cliente con sus cifras',
    access: STAFF_ROLES,
    params: idParams,
    data: customerDetailSchema,
  }),
  'POST /clients': defineCall({
    summary: 'Registrar un cliente',
    access: CUSTOMER_EDITORS,
    body: customerInputSchema,
    data: customerDetailSchema,
  }),
  'PUT /clients/{id}': defineCall({
    summary: 'Modificar un cliente',
    access: CUSTOMER_EDITORS,
    params: idParams,
    body: customerUpdateSchema,
    data: customerDetailSchema,
  }),
  'PUT /clients/{id}/consultant': defineCall({
    summary: 'Asignar un cliente a otro consultor',
    access: MANAGER_ROLES,
    params: idParams,
    body: z.strictObject({ consultantId: id, version }),
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/approve': defineCall({
    summary: 'Aprobar un cliente',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/reject': defineCall({
    summary: 'Rechazar un cliente',
    access: MANAGER_ROLES,
    params: idParams,
    body: reasonBody,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/activate': defineCall({
    summary: 'Reactivar un cliente',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/deactivate': defineCall({
    summary: 'Desactivar un cliente',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: customerDetailSchema,
  }),
  /** Replaces the personal data of a customer for good; its documents keep their sums. Needs the name, typed again. */
  'POST /clients/{id}/anonymize': defineCall({
    summary: 'Anonimizar un cliente: sus datos personales se sustituyen para siempre',
    access: ADMIN_ONLY,
    params: idParams,
    body: z.strictObject({ confirmation: z.string().trim().max(limits.textLength.nameConfirmation), version }),
    data: customerDetailSchema,
  }),
  'POST /clients/registration': defineCall({
    summary: 'Registrarse como cliente',
    access: 'anyone',
    body: registrationInputSchema,
    data: registrationResultSchema,
  }),
};
