import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import type { Services } from '../../services';
import { cancelPlannedPrices, changePrices } from './changePrices';
import { createPriceTemplate, readPriceFile } from './priceFile';
import { listPriceLists, listPrices } from './listPrices';
import { toPriceListKey } from './toPriceListKey';

/** Registers the calls about list prices. */
export function priceRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /prices', ({ query }) => listPrices(db, toPriceListKey(query), today()));
  registerRoute(app, 'GET /prices/lists', () => listPriceLists(db, today()));
  registerRoute(app, 'POST /prices', ({ body, user, request }) =>
    withIdempotency(db, request, (tx) => changePrices(tx, user, body, today())),
  );
  registerRoute(app, 'DELETE /prices/{id}/planned', ({ params, query, user, request }) =>
    withIdempotency(db, request, (tx) =>
      cancelPlannedPrices(tx, user, { productId: params.id, list: toPriceListKey(query) }, today()),
    ),
  );
  registerRoute(app, 'GET /prices/file-template', ({ query, user }) =>
    createPriceTemplate(db, user.id, toPriceListKey(query), today()),
  );
  registerRoute(app, 'POST /prices/read-file', ({ body, user }) => readPriceFile(db, user.id, body, today()));
}
