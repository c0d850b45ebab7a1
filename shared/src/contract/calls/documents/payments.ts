import { z } from 'zod';
import { defineCall } from '../callSpec';
import { idParams } from '../common';
import { statementSchema } from '../../entities/customers/statement';
import { saleSchema } from '../../entities/documents/sale';
import { voucherSchema } from '../../entities/documents/voucher';
import { ADMIN_ONLY, DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { calendarDate, fileData, id, queryBoolean } from '../../primitives';
import { creditInput, paymentInput, paymentsInput, returnCancelInput } from '../../../records/paymentInput';

/** The documents of one season, or the movements of some days; without a filter, all. */
const statementFilters = { seasonId: id.optional(), from: calendarDate.optional(), to: calendarDate.optional() };

const download = queryBoolean.optional();

export const paymentCalls = {
  'POST /vouchers/{id}/payments': defineCall({
    summary: 'Record one payment of a DKbono, with its receipt',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: paymentInput,
    data: voucherSchema.extend({ paymentId: id.optional() }),
  }),
  'POST /sales/{id}/payments': defineCall({
    summary: 'Record one payment of the DKbono that a sale came from; a direct sale is paid when it is delivered',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: paymentInput,
    data: saleSchema,
  }),
  'PUT /vouchers/{id}/payments': defineCall({
    summary: 'Replace the payments of a DKbono; those that are corrected or removed are cancelled with a reason',
    access: DOCUMENT_EDITORS,
    params: idParams,
    body: paymentsInput,
    data: voucherSchema,
  }),
  'POST /vouchers/{id}/credits': defineCall({
    summary: 'Apply credit of a cancelled DKbono to another one of the customer, or record that it was returned',
    access: ADMIN_ONLY,
    params: idParams,
    body: creditInput,
    data: voucherSchema,
  }),
  'POST /vouchers/{id}/credits/{creditId}/cancel': defineCall({
    summary: 'Cancel a return of credit that was recorded by mistake: it is credit again',
    access: ADMIN_ONLY,
    params: z.object({ id, creditId: id }),
    body: returnCancelInput,
    data: voucherSchema,
  }),
  'GET /clients/{id}/statement': defineCall({
    summary: 'Get the account of a customer: its movements, what is owed by document, and credit',
    access: STAFF_ROLES,
    params: idParams,
    query: z.strictObject(statementFilters),
    data: statementSchema,
  }),
  'GET /clients/{id}/statement/pdf': defineCall({
    summary: 'Get the account of a customer as a printable document; with `download=true`, as an attachment',
    access: STAFF_ROLES,
    params: idParams,
    query: z.strictObject({ ...statementFilters, download }),
    data: fileData,
    file: 'application/pdf',
  }),
  'GET /payments/{id}/pdf': defineCall({
    summary: 'Get the receipt of a payment as a printable document; with `download=true`, as an attachment',
    access: STAFF_ROLES,
    params: idParams,
    query: z.strictObject({ download }),
    data: fileData,
    file: 'application/pdf',
  }),
};
