import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { countUnread } from '../../notifications';
import { registerRoute } from '../../../core/http/registerRoute';
import { signInByClientKey, signInByDirectory, signInByPassword, signOut } from './service';

export function signInRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'POST /auth/', ({ body, ...exchange }) =>
    signInByPassword(services, exchange, body.email, body.password),
  );
  registerRoute(app, 'POST /auth/client', ({ body, ...exchange }) =>
    signInByClientKey(services, exchange, body.phone, body.clientKey),
  );
  registerRoute(app, 'POST /auth/{product}', async ({ body, params, ...exchange }) =>
    signInByDirectory(services, exchange, params.product, body),
  );
  registerRoute(app, 'GET /auth/me', async ({ user }) =>
    user.role === 'Farmer'
      ? user.details
      : { ...user.details, unreadNotifications: await countUnread(services.db, user.id) },
  );
  registerRoute(app, 'POST /auth/logout', (exchange) => signOut(services, exchange));
}
