import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { listLegalAcceptances, listLegalTextVersions } from './lists';
import { publishLegalTexts } from './publishLegalTexts';
import { readCurrentLegalText, readLegalTexts } from './repository';

/** Registers the calls about the terms of use and the privacy notice. */
export function legalTextRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /terms', () => readCurrentLegalText(db, 'TERMS'));
  registerRoute(app, 'GET /privacy-notice', () => readCurrentLegalText(db, 'PRIVACY_NOTICE'));
  registerRoute(app, 'GET /legal-texts', () => readLegalTexts(db));
  registerRoute(app, 'PUT /legal-texts', ({ body, user, request }) =>
    withIdempotency(db, request, (tx) => publishLegalTexts(tx, user, body, today())),
  );
  registerRoute(app, 'GET /legal-texts/versions', ({ query }) => listLegalTextVersions(db, query));
  registerRoute(app, 'GET /legal-texts/acceptances', ({ query }) => listLegalAcceptances(db, query));
}
