import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { route } from '../../http/route';
import type { Services } from '../../http/services';
import { openStream } from './stream';
import { listNotifications, readAll, readOne } from './repository';

export function notificationRoutes(app: FastifyInstance, { db, hub }: Services): void {
  route(app, 'GET /notifications', ({ query, user }) => listNotifications(db, user, query));
  route(app, 'PUT /notifications/{id}/read', async ({ params, user }) => found(await readOne(db, user, params.id)));
  route(app, 'GET /notifications/stream', async ({ query, user, request }) => {
    const header = request.headers['last-event-id'];
    const lastEventId = Array.isArray(header) ? header[0] : header;
    const onFailure = (err: unknown) => request.log.warn({ err }, 'a stream of notices ended');
    return openStream({ db, hub, onFailure }, { userId: user.id, lastEventId, once: query.once ?? false });
  });
  route(app, 'POST /notifications/read-all', async ({ user }) => ({ read: await readAll(db, user) }));
}
