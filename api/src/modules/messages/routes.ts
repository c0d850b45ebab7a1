import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findMessage, listKinds, listMessages } from './repository';
import { createMessage, deleteMessage, previewMessage, testMessage, updateMessage } from './service';

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  route(app, 'GET /messages', ({ query }) => listMessages(db, query));
  route(app, 'GET /messages/kinds', () => listKinds(db));
  route(app, 'GET /messages/{id}', async ({ params }) => found(await findMessage(db, params.id)));
  route(
    app,
    'POST /messages',
    ({ body, user, request }) => once(db, request, (tx) => createMessage(tx, user, body)),
    201,
  );
  route(app, 'PUT /messages/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateMessage(tx, user, params.id, body)),
  );
  route(app, 'DELETE /messages/{id}', ({ params, user, request }) =>
    once(db, request, (tx) => deleteMessage(tx, user, params.id)),
  );
  route(app, 'POST /messages/{id}/preview', ({ params, body }) => previewMessage(db, params.id, body));
  route(app, 'POST /messages/{id}/test', ({ params, body, user }) => testMessage(services, user, params.id, body));
}
