import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import type { Services } from '../../services';
import { cancelPlannedPrices, changePrices } from './changePrices';
import { createPriceTemplate, readPriceFile } from './priceFile';
import { listPrices } from './repository';

/** Registers the calls about list prices. */
export function priceRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /prices', () => listPrices(db, today()));
  registerRoute(app, 'POST /prices', ({ body, user, request }) =>
    withIdempotency(db, request, (tx) => changePrices(tx, user, body, today())),
  );
  registerRoute(app, 'DELETE /prices/{id}/planned', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => cancelPlannedPrices(tx, user, params.id, today())),
  );
  registerRoute(app, 'GET /prices/file-template', ({ user }) => createPriceTemplate(db, user.id, today()));
  registerRoute(app, 'POST /prices/read-file', ({ body, user }) => readPriceFile(db, user.id, body, today()));
}
