import { formatPaperName } from '@surco/shared/papers';
import type { FastifyInstance } from 'fastify';
import { withEtag } from '../../core/http/etag';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { addPaperLink, createPdf } from '../papers';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { readSimulationPaper } from './readSimulationPaper';
import { findSimulation, listSimulations } from './repository';
import { readSimulatorCatalog } from './readSimulatorCatalog';
import { createSimulation, deleteSimulation, updateSimulation } from './service';

/** Registers the calls about simulations and the catalog that the simulator works with. */
export function simulationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerRoute(app, 'GET /simulator/catalog', async ({ reply }) => withEtag(reply, await readSimulatorCatalog(db)));
  registerRoute(app, 'GET /simulations', ({ query, user }) => listSimulations(db, user, query));
  registerRoute(app, 'GET /simulations/{id}', async ({ params, user }) =>
    requireFound(await findSimulation(db, user, params.id)),
  );
  registerRoute(app, 'GET /simulations/{id}/pdf', async ({ params, query, user }) => {
    const paper = await addPaperLink(services, user, { kind: 'simulation', ...params }, () =>
      readSimulationPaper(services, user, params.id),
    );
    // Its name may be that of a customer, and the audit log has the name of the file.
    return createPdf(db, {
      papers: [paper],
      name: paper.title,
      title: formatPaperName(paper),
      userId: user.id,
      ...query,
    });
  });
  registerRoute(
    app,
    'POST /simulations',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createSimulation(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /simulations/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateSimulation(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /simulations/{id}', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => deleteSimulation(tx, user, params.id)),
  );
}
