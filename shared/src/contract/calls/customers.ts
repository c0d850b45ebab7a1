import { z } from 'zod';
import { textLength } from '../../domain/limits';
import { defineCall } from './callSpec';
import { idParams, reasonBody, searchText, statusChangeBody } from './common';
import { ADMIN_ONLY, CUSTOMER_EDITORS, CUSTOMER_MERGERS, MANAGER_ROLES, STAFF_ROLES } from '../permissions';
import {
  customerSchema,
  customerInput,
  customerDetailSchema,
  customerMerge,
  customerMergeCountsSchema,
  customerUpdate,
  duplicateCustomerSchema,
  registrationResultSchema,
  registrationInput,
} from '../entities';
import { stateId } from '../entities/location';
import { choiceListQuery } from '../paging';
import { id, text, version } from '../primitives';
import { customerStatuses } from '../../domain/statuses';

export const customerCalls = {
  'GET /clients': defineCall({
    summary: 'List customers',
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
      /** Only customers with a sale in this season. */
      boughtIn: id.optional(),
      /** Only customers without a sale in this season. */
      notBoughtIn: id.optional(),
    }),
  }),
  'GET /clients/duplicates': defineCall({
    summary: 'List the customers that already have this phone number or RFC',
    access: STAFF_ROLES,
    query: z.strictObject({
      phone: text().max(30).optional(),
      rfc: text().max(30).optional(),
      exceptId: id.optional(),
    }),
    data: z.array(duplicateCustomerSchema),
  }),
  'GET /clients/{id}': defineCall({
    summary: 'Get a customer with key figures',
    access: STAFF_ROLES,
    params: idParams,
    data: customerDetailSchema,
  }),
  'POST /clients': defineCall({
    summary: 'Create a customer',
    access: CUSTOMER_EDITORS,
    body: customerInput,
    data: customerDetailSchema,
  }),
  'PUT /clients/{id}': defineCall({
    summary: 'Update a customer',
    access: CUSTOMER_EDITORS,
    params: idParams,
    body: customerUpdate,
    data: customerDetailSchema,
  }),
  'PUT /clients/{id}/consultant': defineCall({
    summary: 'Assign a customer to another consultant',
    access: MANAGER_ROLES,
    params: idParams,
    body: z.strictObject({ consultantId: id, version }),
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/approve': defineCall({
    summary: 'Approve a customer',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/reject': defineCall({
    summary: 'Reject a customer',
    access: MANAGER_ROLES,
    params: idParams,
    body: reasonBody,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/activate': defineCall({
    summary: 'Reactivate a customer',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/deactivate': defineCall({
    summary: 'Deactivate a customer',
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: customerDetailSchema,
  }),
  'GET /clients/{id}/merge': defineCall({
    summary: 'Count what a merge would move from a customer to another one',
    access: CUSTOMER_MERGERS,
    params: idParams,
    data: customerMergeCountsSchema,
  }),
  /** Merges the customer `mergedId` into this one, which gets the data of the body and everything that the other has. */
  'POST /clients/{id}/merge': defineCall({
    summary: 'Merge another customer into this one',
    access: CUSTOMER_MERGERS,
    params: idParams,
    body: customerMerge,
    data: customerDetailSchema,
  }),
  'POST /clients/{id}/unmerge': defineCall({
    summary: 'Undo the latest merge into this customer, within a day',
    access: CUSTOMER_MERGERS,
    params: idParams,
    body: z.strictObject({ version }),
    data: customerDetailSchema,
  }),
  /** Replaces the personal data of a customer for good; its documents keep their sums. Needs the name, typed again. */
  'POST /clients/{id}/anonymize': defineCall({
    summary: 'Anonymize a customer: replace the personal data for good',
    access: ADMIN_ONLY,
    params: idParams,
    body: z.strictObject({ confirmation: text().trim().max(textLength.nameConfirmation), version }),
    data: customerDetailSchema,
  }),
  'POST /clients/registration': defineCall({
    summary: 'Register as a customer',
    access: 'anyone',
    body: registrationInput,
    data: registrationResultSchema,
  }),
};
