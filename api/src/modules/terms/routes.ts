import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { currentPrivacyNotice } from './privacyNotice';
import { currentTerms } from './text';

export function termsRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /terms', async () => currentTerms);
  route(app, 'GET /privacy-notice', async () => currentPrivacyNotice);
  /** records which version was accepted, and when. */
  route(app, 'POST /users/accept-tos', async ({ user }) => {
    await db
      .updateTable('users')
      .set({ tos_version: currentTerms.version, tos_accepted_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    return { ...user.details, acceptedTos: true };
  });
}
