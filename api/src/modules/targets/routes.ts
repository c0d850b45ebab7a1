import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { resolveComparison } from '../overview';
import type { Services } from '../services';
import { changeTargets } from './changeTargets';
import { readTargetGrid } from './readTargetGrid';
import { readTargetProgress } from './readTargetProgress';
import { proposeTargets } from './proposeTargets';
import { createTargetTemplate, readTargetFile } from './targetFile';

/** Registers the calls about targets. */
export function targetRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /targets', ({ query, user }) => readTargetGrid(db, user, query.seasonId, query.owner));
  registerRoute(app, 'PUT /targets', ({ body, user, request }) =>
    withIdempotency(db, request, (tx) => changeTargets(tx, user, body)),
  );
  registerRoute(app, 'GET /targets/proposal', ({ query, user }) => proposeTargets(db, user, query));
  registerRoute(app, 'GET /targets/file-template', ({ query, user }) =>
    createTargetTemplate(db, user, query.seasonId, query.owner),
  );
  registerRoute(app, 'POST /targets/read-file', ({ query, body, user }) => readTargetFile(db, user, body, query.owner));
  registerRoute(app, 'GET /targets/progress', async ({ query, user }) => {
    const { season } = await resolveComparison(db, query, today());
    return readTargetProgress(db, user, season, query.owner);
  });
}
