import { z } from 'zod';
import { defineCall } from '../callSpec';
import { idParams } from '../common';
import { STAFF_ROLES } from '../../permissions';
import { fileData, queryBoolean } from '../../primitives';

export const voucherFileCalls = {
  'GET /vouchers/{id}/pdf': defineCall({
    summary: 'Get the DKbono as a printable document; with `download=true`, as an attachment',
    access: STAFF_ROLES,
    params: idParams,
    query: z.strictObject({ download: queryBoolean.optional() }),
    data: fileData,
    file: 'application/pdf',
  }),
};
