import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../http/services';
import { forgotPassword, resetPassword } from './service';

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  route(app, 'POST /auth/forgot-password', ({ body, request }) => forgotPassword(services, request, body.email));
  route(app, 'POST /auth/reset-password', ({ body, request }) =>
    resetPassword(services, request, body.token, body.password),
  );
}
