import { z } from 'zod';
import { call } from '../call';
import { auditEntry } from '../entities';
import { listQuery } from '../paging';
import { calendarDate, id } from '../primitives';

export const auditCalls = {
  'GET /audit': call({
    summary: 'Bitácora de cambios',
    who: ['Admin'],
    paged: true,
    data: auditEntry,
    query: listQuery(['at'], {
      userId: id.optional(),
      entity: z.string().max(40).optional(),
      entityId: id.optional(),
      action: z.string().max(40).optional(),
      from: calendarDate.optional(),
      to: calendarDate.optional(),
    }),
  }),
};
