import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { readFirstSteps, storeFirstSteps } from './repository';
import { readSetup, storeSkippedSteps } from './setup';

/** Registers the checklist for the first days and the preparation of the company. */
export function firstStepsRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /users/me/first-steps', ({ user }) => readFirstSteps(db, user, new Date()));
  registerRoute(app, 'PUT /users/me/first-steps', async ({ user, body }) => {
    await storeFirstSteps(db, user, body);
    return readFirstSteps(db, user, new Date());
  });
  registerRoute(app, 'GET /setup', ({ user }) => readSetup(db, user, today(), new Date()));
  registerRoute(app, 'PUT /setup', async ({ user, body }) => {
    await storeSkippedSteps(db, user, body);
    return readSetup(db, user, today(), new Date());
  });
}
