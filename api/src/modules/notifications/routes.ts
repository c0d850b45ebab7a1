import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { route } from '../../http/route';
import type { Services } from '../../http/services';
import { listNotifications, readAll, readOne } from './repository';

export function notificationRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /notifications', ({ query, user }) => listNotifications(db, user, query));
  route(app, 'PUT /notifications/{id}/read', async ({ params, user }) => found(await readOne(db, user, params.id)));
  route(app, 'POST /notifications/read-all', async ({ user }) => ({ read: await readAll(db, user) }));
}
