import { z } from 'zod';
import { defineCall } from '../callSpec';
import { limits } from '../../../domain/limits';
import { downloadQuery, idParams, selectedIds } from '../common';
import { STAFF_ROLES } from '../../permissions';
import { fileData } from '../../primitives';

/** The papers of sales and DKbonos. */
export const documentFileCalls = {
  'GET /sales/{id}/pdf': defineCall({
    summary: 'Get the sale as a printable document; with `download=true`, as an attachment',
    access: STAFF_ROLES,
    params: idParams,
    query: downloadQuery,
    data: fileData,
    file: 'application/pdf',
  }),
  'GET /vouchers/{id}/pdf': defineCall({
    summary: 'Get the DKbono as a printable document; with `download=true`, as an attachment',
    access: STAFF_ROLES,
    params: idParams,
    query: downloadQuery,
    data: fileData,
    file: 'application/pdf',
  }),
  'POST /vouchers/pdf': defineCall({
    summary: 'Get several DKbonos as one printable document, in the order of the ids',
    access: STAFF_ROLES,
    body: z.strictObject({ ids: selectedIds(limits.selection.pdfMax) }),
    data: fileData,
    file: 'application/pdf',
  }),
};
