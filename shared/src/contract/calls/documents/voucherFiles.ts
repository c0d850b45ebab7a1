import { z } from 'zod';
import { defineCall } from '../callSpec';
import { idParams } from '../common';
import { STAFF_ROLES } from '../../permissions';
import { fileData, queryBoolean } from '../../primitives';

export const voucherFileCalls = {
  'GET /vouchers/{id}/pdf': defineCall({
    summary: 'El DKbono como documento para imprimir; con `download=true` se guarda en lugar de abrirse',
    access: STAFF_ROLES,
    params: idParams,
    query: z.strictObject({ download: queryBoolean.optional() }),
    data: fileData,
    file: 'application/pdf',
  }),
};
