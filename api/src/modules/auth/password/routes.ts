import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { requestPasswordReset, resetPassword } from './service';

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'POST /auth/forgot-password', ({ body, request }) =>
    requestPasswordReset(services, request, body.email),
  );
  registerRoute(app, 'POST /auth/reset-password', ({ body, ...exchange }) =>
    resetPassword(services, exchange, body.token, body.password),
  );
}
