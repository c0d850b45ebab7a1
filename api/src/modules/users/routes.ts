import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import { route } from '../../http/route';
import type { Services } from '../../http/services';
import { giveClientKey } from './clientKey';
import { moveUser, userMoveNames } from './moves';
import { findUser, listUsers } from './repository';
import { createUser, updateUser } from './service';

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;
  route(app, 'GET /users', ({ query, user }) => listUsers(db, user, query));
  route(app, 'GET /users/{id}', async ({ params, user }) => found(await findUser(db, user, params.id)));
  route(app, 'POST /users', ({ body, user, request }) => createUser(services, request, user, body), 201);
  route(app, 'PUT /users/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateUser(tx, user, params.id, body)),
  );
  for (const move of userMoveNames) {
    route(app, `POST /users/{id}/${move}`, ({ params, body, user, request }) =>
      once(db, request, (tx) => moveUser(tx, user, params.id, move, body, `${settings.publicUrl}/login`)),
    );
  }
  route(app, 'POST /users/{id}/client-key', ({ params, body, user }) =>
    giveClientKey(db, user, params.id, body?.version),
  );
}
