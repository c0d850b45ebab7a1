import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { registerRoute } from '../../../core/http/registerRoute';
import { acceptTerms } from './acceptTerms';

export function termsRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'POST /users/accept-tos', async ({ user, body }) => {
    await acceptTerms(db, user, body?.version);
    return { ...user.details, acceptedTos: true };
  });
}
