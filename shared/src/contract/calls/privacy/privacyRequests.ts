import { z } from 'zod';
import { privacyRequestKinds, privacyRequestStatuses } from '../../../domain/privacy/privacyRequests';
import { privacyRequestInputSchema, privacyRequestSchema, privacyRequestUpdateSchema } from '../../entities';
import { listQuery } from '../../paging';
import { ADMIN_ONLY, STAFF_ROLES } from '../../permissions';
import { fileData, queryBoolean } from '../../primitives';
import { defineCall } from '../callSpec';
import { idParams, searchText } from '../common';

export const privacyRequestCalls = {
  /** The ARCO register, the nearest deadline first. */
  'GET /privacy-requests': defineCall({
    summary: 'List ARCO requests',
    access: ADMIN_ONLY,
    paged: true,
    data: privacyRequestSchema,
    query: listQuery(['dueOn', 'receivedOn'], {
      search: searchText,
      kind: z.enum(privacyRequestKinds).optional(),
      status: z.enum(privacyRequestStatuses).optional(),
      /** True: only unanswered requests whose last day has passed; false: the others. */
      overdue: queryBoolean.optional(),
    }),
  }),
  /** Registers a request; the last day to answer follows from the day of its reception. */
  'POST /privacy-requests': defineCall({
    summary: 'Create an ARCO request',
    access: ADMIN_ONLY,
    body: privacyRequestInputSchema,
    data: privacyRequestSchema,
  }),
  /** Changes or resolves a request. */
  'PUT /privacy-requests/{id}': defineCall({
    summary: 'Update or resolve an ARCO request',
    access: ADMIN_ONLY,
    params: idParams,
    body: privacyRequestUpdateSchema,
    data: privacyRequestSchema,
  }),
  /** The personal data of the signed-in user in one file: the law gives a right of access to them. */
  'GET /users/me/data': defineCall({
    summary: 'Download the own personal data as a JSON file',
    access: STAFF_ROLES,
    data: fileData,
    file: 'application/json',
  }),
  /** Everything about a customer in one file, to answer an access request. */
  'GET /clients/{id}/data': defineCall({
    summary: 'Download the personal data and records of a customer as a JSON file',
    access: ADMIN_ONLY,
    params: idParams,
    data: fileData,
    file: 'application/json',
  }),
};
