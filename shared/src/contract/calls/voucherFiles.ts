import { z } from 'zod';
import { call } from '../call';
import { fileData, flag, id } from '../primitives';
import { STAFF } from '../roles';

export const voucherFileCalls = {
  'GET /vouchers/{id}/pdf': call({
    summary: 'El DKbono como documento para imprimir; con `download=true` se guarda en lugar de abrirse',
    who: STAFF,
    params: z.object({ id }),
    query: z.strictObject({ download: flag.optional() }),
    data: fileData,
    file: 'application/pdf',
  }),
};
