import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { acceptTerms } from './accept';
import { currentPrivacyNotice } from './privacyNotice';
import { currentTerms } from './text';

export function termsRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /terms', async () => currentTerms);
  route(app, 'GET /privacy-notice', async () => currentPrivacyNotice);
  route(app, 'POST /users/accept-tos', async ({ user }) => {
    await acceptTerms(db, user);
    return { ...user.details, acceptedTos: true };
  });
}
