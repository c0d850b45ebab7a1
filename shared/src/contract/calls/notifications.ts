import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams } from './common';
import { STAFF_ROLES } from '../permissions';
import { notificationSchema } from '../entities/notification';
import { listQuery } from '../paging';
import { queryBoolean } from '../primitives';

/** The notifications of the signed-in user; new ones arrive by the stream. */
export const notificationCalls = {
  'GET /notifications': defineCall({
    summary: 'Avisos propios, del más reciente al más antiguo; `unread=true`, solo los que faltan por leer',
    access: STAFF_ROLES,
    paged: true,
    data: notificationSchema,
    query: listQuery(['createdAt'], { unread: queryBoolean.optional() }),
  }),
  'PUT /notifications/{id}/read': defineCall({
    summary: 'Marcar un aviso como leído',
    access: STAFF_ROLES,
    params: idParams,
    data: notificationSchema,
  }),
  'GET /notifications/stream': defineCall({
    summary: 'Avisos propios conforme suceden (server-sent events); se reanuda con Last-Event-ID',
    access: STAFF_ROLES,
    stream: true,
    /** `once`: the stream ends after what the user has missed, instead of waiting for new events. */
    query: z.strictObject({ once: queryBoolean.optional() }),
    data: notificationSchema,
  }),
  'POST /notifications/read-all': defineCall({
    summary: 'Marcar todos los avisos como leídos; responde cuántos faltaban',
    access: STAFF_ROLES,
    data: z.strictObject({ read: z.number().int() }),
  }),
};
