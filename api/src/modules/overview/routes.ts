import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { readActivity } from './readActivity';
import { requireSeason, resolveComparison } from './resolveComparison';
import { readRanking } from './readRanking';
import { readSeasonClosing } from './readSeasonClosing';
import { readSeasonCustomers } from './readSeasonCustomers';
import { readSeasonStock } from './readSeasonStock';
import { readStockAtRisk } from './readStockAtRisk';
import { readSummary } from './readSummary';
import { readOutstandingVouchers } from './readOutstandingVouchers';
import { readWeeks } from './readWeeks';

/** Registers the panels of Inicio and of the page of a season. */
export function overviewRoutes(app: FastifyInstance, { readRouter: { withReadDb }, today }: Services): void {
  registerRoute(app, 'GET /overview/summary', ({ query, user, request }) =>
    withReadDb(request, async (db) => readSummary(db, user, await resolveComparison(db, query, today()))),
  );
  registerRoute(app, 'GET /overview/weeks', ({ query, user, request }) =>
    withReadDb(request, async (db) => readWeeks(db, user, await resolveComparison(db, query, today()))),
  );
  registerRoute(app, 'GET /overview/ranking', ({ query, user, request }) =>
    withReadDb(request, async (db) => readRanking(db, user, await resolveComparison(db, query, today()), query.by)),
  );
  registerRoute(app, 'GET /overview/vouchers', ({ query, user, request }) =>
    withReadDb(request, async (db) =>
      readOutstandingVouchers(db, user, await resolveComparison(db, query, today()), today()),
    ),
  );
  registerRoute(app, 'GET /overview/stock', ({ query, user, request }) =>
    withReadDb(request, async (db) => readStockAtRisk(db, user, await resolveComparison(db, query, today()), today())),
  );
  registerRoute(app, 'GET /overview/activity', ({ user, request }) =>
    withReadDb(request, (db) => readActivity(db, user, today())),
  );
  registerRoute(app, 'GET /seasons/{id}/stock', ({ params, user, request }) =>
    withReadDb(request, async (db) => readSeasonStock(db, user, (await requireSeason(db, params.id)).id)),
  );
  registerRoute(app, 'GET /seasons/{id}/customers', ({ params, user, request }) =>
    withReadDb(request, async (db) => readSeasonCustomers(db, user, (await requireSeason(db, params.id)).id)),
  );
  registerRoute(app, 'GET /seasons/{id}/closing', ({ params, user, request }) =>
    withReadDb(request, async (db) => readSeasonClosing(db, user, (await requireSeason(db, params.id)).id)),
  );
}
