import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { createAudienceReader, type FindAudience } from './knownVersions';
import { describeVisits, readVisitTotals } from './readVisits';
import { createVisitRecorder, getHour, type VisitCount } from './visitRecorder';
import type { VisitReport } from '@surco/shared/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toRateLimitAddress } from '../../../core/security/rateLimit/toRateLimitAddress';
import { readSessionCookie } from '../../../core/security/sessions/sessionCookie';
import { findSessionUser } from '../../../core/security/sessions/sessionStore';
import type { Settings } from '../../../core/settings/settings';
import { RateLimitError } from '../../../core/security/rateLimit/rateLimitError';
import { rateLimitPolicies } from '../../../core/security/rateLimit/rateLimitPolicies';
import { getBucket } from './histogram';

/** Creates the limiter of the reports of one process. It counts in memory: a report must not cost a write. */
function createReportLimiter(): (request: FastifyRequest) => Promise<void> {
  const policy = 'visit-report';
  const limiter = new RateLimiterMemory(rateLimitPolicies[policy]);
  return async ({ clientAddress }) => {
    await limiter.consume(toRateLimitAddress(clientAddress)).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new RateLimitError([policy], Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    });
  };
}

/**
 * The counts of one session's reports about versions that users may have; those of others are dropped.
 * @param session number of the session
 */
function toVisitCounts(reports: readonly VisitReport[], session: number, findAudience: FindAudience): VisitCount[] {
  return reports.flatMap(({ section, version, visits, failedVisits, failedLoads, errors, vitals }) => {
    const audience = findAudience(section, version);
    if (!audience) return [];
    const { onTrial, since } = audience;
    const id = { section, version, on_trial: onTrial, detail: '', ...(since && { since }) };
    return [
      { ...id, metric: 'visits' as const, count: visits },
      // Only a trial is judged by its sessions; of the other versions each session would add a row per hour.
      ...(onTrial ? [{ ...id, metric: 'sessions' as const, detail: String(session), count: visits }] : []),
      { ...id, metric: 'failedVisits' as const, count: failedVisits },
      { ...id, metric: 'failedLoads' as const, count: failedLoads },
      ...errors.map(({ kind, name, place, count }) => ({
        ...id,
        metric: kind,
        detail: [name, place].filter(Boolean).join(' '),
        count,
      })),
      ...vitals.map(({ name, value }) => ({ ...id, metric: name, detail: String(getBucket(name, value)), count: 1 })),
    ];
  });
}

/** A number for a session, so that those of a trial can be counted. The key is not in the database: none can be found. */
const getSessionNumber = ({ encryptionKey }: Settings, token: string): number =>
  createHmac('sha256', encryptionKey).update(`visits ${token}`).digest().readUInt16BE();

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
      const token = readSessionCookie(request, services.settings);
      // Only signed-in users count, so that nobody else can end a trial or hide its errors.
      if (token && (await findSessionUser(services.db, token)))
        recorder.add(toVisitCounts(body.reports, getSessionNumber(services.settings, token), await readAudiences()));
      return null;
    },
    202,
  );
  registerRoute(app, 'GET /registry/visits', async ({ query, request }) => {
    await recorder.flush();
    const since = getHour(Date.now() - (query.hours - 1) * hourMs);
    const totals = await readVisitTotals(services.db, since, request.sectionToken?.sections);
    return totals.map(describeVisits);
  });
}
