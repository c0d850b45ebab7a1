import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { resendInvitation, revokeInvitation } from './invitations';
import { issueClientKey } from './issueClientKey';
import { changeUserStatus, userStatusActions } from './statusActions';
import { findUser, listUsers } from './repository';
import { createUser } from './service';
import { updateUser } from './updateUser';

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerRoute(app, 'GET /users', ({ query, user }) => listUsers(db, user, query));
  registerRoute(app, 'GET /users/{id}', async ({ params, user }) => requireFound(await findUser(db, user, params.id)));
  registerRoute(app, 'POST /users', ({ body, user, request }) => createUser(services, request, user, body), 201);
  registerRoute(app, 'PUT /users/{id}', ({ params, body, user, request }) =>
    updateUser(services, request, user, params.id, body),
  );
  for (const action of userStatusActions) {
    registerRoute(app, `POST /users/{id}/${action}`, ({ params, body, user, request }) =>
      changeUserStatus(services, request, user, params.id, action, body),
    );
  }
  registerRoute(app, 'POST /users/{id}/invite', ({ params, body, user, request }) =>
    resendInvitation(services, request, user, params.id, body?.version),
  );
  registerRoute(app, 'POST /users/{id}/revoke-invitation', ({ params, body, user, request }) =>
    revokeInvitation(services, request, user, params.id, body?.version),
  );
  registerRoute(app, 'POST /users/{id}/client-key', ({ params, body, user, request }) =>
    issueClientKey(services, request, user, params.id, body?.version),
  );
}
