import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import { listOwnSessions } from '../../../core/security/sessions/ownSessions';
import type { Services } from '../../services';
import { confirmEmailChange, requestEmailChange } from './changeEmail';
import { endAllOtherSessions, endSessionById } from './sessions';
import { changePassword, updateProfile, getProfile } from './service';

export function profileRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'GET /users/me', ({ user }) => getProfile(services, user));
  registerRoute(app, 'PUT /users/me', ({ user, body }) => updateProfile(services, user, body));
  registerRoute(app, 'POST /users/me/email', ({ user, body, request }) =>
    requestEmailChange(services, request, user, body),
  );
  registerRoute(app, 'POST /auth/confirm-email', ({ body, request }) =>
    confirmEmailChange(services, request, body.token),
  );
  registerRoute(app, 'GET /users/me/sessions', ({ user }) => listOwnSessions(services.db, user));
  registerRoute(app, 'DELETE /users/me/sessions/{id}', ({ user, params, body, request }) =>
    endSessionById(services, request, user, { ...params, ...body }),
  );
  registerRoute(app, 'DELETE /users/me/sessions', ({ user, body, request }) =>
    endAllOtherSessions(services, request, user, body?.currentPassword),
  );
  registerRoute(app, 'POST /users/me/password', ({ user, body, ...exchange }) =>
    changePassword(services, user, exchange, body),
  );
}
