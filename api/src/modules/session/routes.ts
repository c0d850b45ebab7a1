import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { signInByClientKey, signInByDirectory, signInByPassword, signOut } from './service';

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  route(app, 'POST /auth/', ({ body, ...exchange }) => signInByPassword(services, exchange, body.email, body.password));
  route(app, 'POST /auth/client', ({ body, ...exchange }) =>
    signInByClientKey(services, exchange, body.phone, body.clientKey),
  );
  route(app, 'POST /auth/{product}', async ({ body, params, ...exchange }) =>
    signInByDirectory(services, exchange, params.product, body.msToken),
  );
  route(app, 'GET /auth/me', async ({ user }) => user.details);
  route(app, 'POST /auth/logout', (exchange) => signOut(services, exchange));
}
