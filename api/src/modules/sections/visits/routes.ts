import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { createAudienceReader } from './knownVersions';
import { describeVisits, readVisitTotals } from './readVisits';
import { createReportLimiter, toVisitCounts } from './recordVisits';
import { createVisitRecorder } from './visitRecorder';

const hourMs = 3_600_000;

/** Registers the calls about the visits of the sections. */
export function visitRoutes(app: FastifyInstance, services: Services): void {
  const recorder = createVisitRecorder(services.db, (err, isRetried) =>
    app.log.warn({ err }, isRetried ? 'visits are not written yet' : 'visits are lost'),
  );
  const readAudiences = createAudienceReader(services);
  const limitReports = createReportLimiter();
  app.addHook('onClose', recorder.stop);
  registerRoute(
    app,
    'POST /registry/visits',
    async ({ body, request }) => {
      await limitReports(request);
      recorder.add(toVisitCounts(body.reports, await readAudiences()));
      return null;
    },
    202,
  );
  registerRoute(app, 'GET /registry/visits', async ({ query, request }) => {
    await recorder.flush();
    const since = new Date(Date.now() - (query.hours - 1) * hourMs);
    const totals = await readVisitTotals(services.db, since, request.sectionToken?.sections);
    return totals.map(describeVisits);
  });
}
