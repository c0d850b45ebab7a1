import type { FastifyInstance } from 'fastify';
import { readPage } from '../../core/db/readPage';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { buildMessageListSource, findMessage, listMessageKinds, listShareTexts } from './repository';
import { createMessage, deleteMessage, previewMessage, sendTestMessage, updateMessage } from './service';

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerRoute(app, 'GET /messages', ({ query }) => readPage(db, query, buildMessageListSource(query)));
  registerRoute(app, 'GET /messages/kinds', () => listMessageKinds(db));
  registerRoute(app, 'GET /messages/share', () => listShareTexts(db));
  registerRoute(app, 'GET /messages/{id}', async ({ params }) => requireFound(await findMessage(db, params.id)));
  registerRoute(
    app,
    'POST /messages',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createMessage(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /messages/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateMessage(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /messages/{id}', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => deleteMessage(tx, user, params.id)),
  );
  registerRoute(app, 'POST /messages/{id}/preview', ({ params, body }) => previewMessage(db, params.id, body));
  registerRoute(app, 'POST /messages/{id}/test', ({ params, body, user }) =>
    sendTestMessage(services, user, params.id, body),
  );
}
