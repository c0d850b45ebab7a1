import { z } from 'zod';
import { call } from '../call';
import { notification } from '../entities/notification';
import { listQuery } from '../paging';
import { flag, id } from '../primitives';
import { STAFF } from '../roles';

/** Everybody's own notices; live ones come with the stream. */
export const notificationCalls = {
  'GET /notifications': call({
    summary: 'Avisos propios, del más reciente al más antiguo; `unread=true`, solo los que faltan por leer',
    who: STAFF,
    paged: true,
    data: notification,
    query: listQuery(['createdAt'], { unread: flag.optional() }),
  }),
  'PUT /notifications/{id}/read': call({
    summary: 'Marcar un aviso como leído',
    who: STAFF,
    params: z.object({ id }),
    data: notification,
  }),
  'GET /notifications/stream': call({
    summary: 'Avisos propios conforme suceden (server-sent events); se reanuda con Last-Event-ID',
    who: STAFF,
    stream: true,
    query: z.strictObject({ once: flag.optional() }),
    data: notification,
  }),
  'POST /notifications/read-all': call({
    summary: 'Marcar todos los avisos como leídos; responde cuántos faltaban',
    who: STAFF,
    data: z.strictObject({ read: z.number().int() }),
  }),
};
