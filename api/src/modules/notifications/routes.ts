import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { createWarning } from '../../core/logging/createWarning';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { openNotificationStream } from './notificationStream';
import { listNotifications, markAllRead, markRead } from './repository';

export function notificationRoutes(app: FastifyInstance, { db, notificationHub }: Services): void {
  registerRoute(app, 'GET /notifications', ({ query, user }) => listNotifications(db, user, query));
  registerRoute(app, 'PUT /notifications/{id}/read', async ({ params, user }) =>
    requireFound(await markRead(db, user, params.id)),
  );
  registerRoute(app, 'GET /notifications/stream', async ({ query, user, request }) => {
    const header = request.headers['last-event-id'];
    const lastEventId = Array.isArray(header) ? header[0] : header;
    const warn = createWarning({ outageLog: app.outageLog, log: request.log });
    return openNotificationStream(
      { db, hub: notificationHub, onFailure: (error) => warn(error, 'notification stream ended') },
      { userId: user.id, sessionHash: user.sessionHash, lastEventId, once: query.once ?? false },
    );
  });
  registerRoute(app, 'POST /notifications/read-all', async ({ user }) => ({ read: await markAllRead(db, user) }));
}
