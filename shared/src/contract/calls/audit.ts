import { z } from 'zod';
import { defineCall } from './callSpec';
import { ADMIN_ONLY } from '../permissions';
import { auditKinds } from '../auditKinds';
import { auditEntrySchema } from '../entities';
import { listQuery } from '../paging';
import { calendarDate, fileData, id, text } from '../primitives';

const auditQueryFields = {
  userId: id.optional(),
  entity: text().max(40).optional(),
  entityId: id.optional(),
  action: text().max(40).optional(),
  kind: z.enum(auditKinds).optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};

export const auditCalls = {
  'GET /audit': defineCall({
    summary: 'List audit entries',
    access: ADMIN_ONLY,
    paged: true,
    data: auditEntrySchema,
    query: listQuery(['at'], auditQueryFields),
  }),
  'GET /audit/export': defineCall({
    summary: 'Download the whole audit log, one JSON record per line with its position in the hash chain',
    access: ADMIN_ONLY,
    query: z.strictObject(auditQueryFields),
    file: 'application/x-ndjson',
    data: fileData,
  }),
};
