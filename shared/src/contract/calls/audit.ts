import { z } from 'zod';
import { defineCall } from './callSpec';
import { ADMIN_ONLY } from '../permissions';
import { auditKinds } from '../auditKinds';
import { auditEntrySchema } from '../entities';
import { listQuery } from '../paging';
import { calendarDate, fileData, id } from '../primitives';

const auditQueryFields = {
  userId: id.optional(),
  entity: z.string().max(40).optional(),
  entityId: id.optional(),
  action: z.string().max(40).optional(),
  kind: z.enum(auditKinds).optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};

export const auditCalls = {
  'GET /audit': defineCall({
    summary: 'Bitácora de cambios',
    who: ADMIN_ONLY,
    paged: true,
    data: auditEntrySchema,
    query: listQuery(['at'], auditQueryFields),
  }),
  'GET /audit/export': defineCall({
    summary: 'Bitácora completa, un registro JSON por línea con su lugar en la cadena de integridad',
    who: ADMIN_ONLY,
    query: z.strictObject(auditQueryFields),
    file: 'application/x-ndjson',
    data: fileData,
  }),
};
