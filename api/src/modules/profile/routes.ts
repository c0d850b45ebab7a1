import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../http/services';
import { changePassword, changeProfile, ownProfile } from './service';

export function profileRoutes(app: FastifyInstance, services: Services): void {
  route(app, 'GET /users/me', ({ user }) => ownProfile(services, user));
  route(app, 'PUT /users/me', ({ user, body }) => changeProfile(services, user, body));
  route(app, 'POST /users/me/password', ({ user, body, ...exchange }) =>
    changePassword(services, user, exchange, body),
  );
}
