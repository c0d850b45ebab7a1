import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { readActivity } from './readActivity';
import { requireSeason, resolveComparison } from './resolveComparison';
import { readRanking, readSummary, readWeeks } from './soldFigures';
import { readSeasonClosing, readSeasonCustomers, readSeasonStock } from './seasonPanels';
import { readStockAtRisk } from './readStockAtRisk';
import { readOutstandingVouchers } from './readOutstandingVouchers';

/** Registers the panels of Inicio and of the page of a season. */
export function overviewRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /overview/summary', async ({ query, user }) =>
    readSummary(db, user, await resolveComparison(db, query, today())),
  );
  registerRoute(app, 'GET /overview/weeks', async ({ query, user }) =>
    readWeeks(db, user, await resolveComparison(db, query, today())),
  );
  registerRoute(app, 'GET /overview/ranking', async ({ query, user }) =>
    readRanking(db, user, await resolveComparison(db, query, today()), query.by),
  );
  registerRoute(app, 'GET /overview/vouchers', async ({ query, user }) =>
    readOutstandingVouchers(db, user, await resolveComparison(db, query, today()), today()),
  );
  registerRoute(app, 'GET /overview/stock', async ({ query, user }) =>
    readStockAtRisk(db, user, await resolveComparison(db, query, today()), today()),
  );
  registerRoute(app, 'GET /overview/activity', ({ user }) => readActivity(db, user, today()));
  registerRoute(app, 'GET /seasons/{id}/stock', async ({ params, user }) =>
    readSeasonStock(db, user, (await requireSeason(db, params.id)).id),
  );
  registerRoute(app, 'GET /seasons/{id}/customers', async ({ params, user }) =>
    readSeasonCustomers(db, user, (await requireSeason(db, params.id)).id),
  );
  registerRoute(app, 'GET /seasons/{id}/closing', async ({ params, user }) =>
    readSeasonClosing(db, user, (await requireSeason(db, params.id)).id),
  );
}
