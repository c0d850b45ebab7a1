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
    summary: 'List the own notifications, newest first; with `unread=true`, only unread ones',
    access: STAFF_ROLES,
    paged: true,
    data: notificationSchema,
    query: listQuery(['createdAt'], { unread: queryBoolean.optional() }),
  }),
  'PUT /notifications/{id}/read': defineCall({
    summary: 'Mark a notification as read',
    access: STAFF_ROLES,
    params: idParams,
    data: notificationSchema,
  }),
  'GET /notifications/stream': defineCall({
    summary: 'Stream the own notifications as they occur (server-sent events); resumes with Last-Event-ID',
    access: STAFF_ROLES,
    stream: true,
    /** `once`: the stream ends after what the user has missed, instead of waiting for new events. */
    query: z.strictObject({ once: queryBoolean.optional() }),
    data: notificationSchema,
  }),
  'POST /notifications/read-all': defineCall({
    summary: 'Mark all notifications as read and return how many were unread',
    access: STAFF_ROLES,
    data: z.strictObject({ read: z.number().int() }),
  }),
};
