import { z } from 'zod';
import { limits } from '../../domain/limits';
import { defineCall } from './callSpec';
import { ADMIN_ONLY, STAFF_ROLES } from '../permissions';
import { auditKinds } from '../auditKinds';
import { exportedLists } from '../exportedLists';
import { auditEntrySchema } from '../entities';
import { listQuery } from '../paging';
import { calendarDate, dictionary, fileData, id, list, requiredName, text } from '../primitives';

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
  'POST /exports': defineCall({
    summary: 'Record in the audit log that the browser exports a list',
    access: STAFF_ROLES,
    body: z.strictObject({
      list: z.enum(exportedLists),
      /** Name of the file. */
      name: requiredName(150),
      filters: dictionary(
        text().max(40),
        z.union([text().max(300), z.number(), z.boolean()]),
        40,
        'Son demasiados filtros.',
      ),
      rows: z.number().int().min(0).max(10_000_000),
      /** The exported records, when the user selected them. */
      ids: list(id, limits.selection.exportMax).optional(),
    }),
    maxBodyBytes: 128 * 1024,
    data: z.null(),
  }),
};
