import type { CallInput } from '@surco/shared/contract';
import type { PriceListKey } from '@surco/shared/domain';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import type { Services } from '../../services';
import { cancelPlannedPrices, changePrices } from './changePrices';
import { createPriceTemplate, readPriceFile } from './priceFile';
import { listPriceLists, listPrices } from './listPrices';

type ListQuery = CallInput<'GET /prices'>['query'];

const toPriceList = ({ seasonId, zoneId }: ListQuery): PriceListKey => ({
  seasonId: seasonId ?? null,
  zoneId: zoneId ?? null,
});

/** Registers the calls about list prices. */
export function priceRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /prices', ({ query }) => listPrices(db, toPriceList(query), today()));
  registerRoute(app, 'GET /prices/lists', () => listPriceLists(db, today()));
  registerRoute(app, 'POST /prices', ({ body, user, request }) =>
    withIdempotency(db, request, (tx) => changePrices(tx, user, body, today())),
  );
  registerRoute(app, 'DELETE /prices/{id}/planned', ({ params, query, user, request }) =>
    withIdempotency(db, request, (tx) =>
      cancelPlannedPrices(tx, user, { productId: params.id, list: toPriceList(query) }, today()),
    ),
  );
  registerRoute(app, 'GET /prices/file-template', ({ query, user }) =>
    createPriceTemplate(db, user.id, toPriceList(query), today()),
  );
  registerRoute(app, 'POST /prices/read-file', ({ body, user }) => readPriceFile(db, user.id, body, today()));
}
