import type { VisitReport } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { toRateLimitAddress } from '../../../core/security/rateLimit/toRateLimitAddress';
import { RateLimitError } from '../../../core/security/rateLimit/rateLimitError';
import { rateLimitPolicies } from '../../../core/security/rateLimit/rateLimitPolicies';
import { getBucket } from './histogram';
import type { FindAudience } from './knownVersions';
import type { VisitCount } from './visitRecorder';

/** Creates the limiter of the reports of one process. It counts in memory: a report must not cost a write. */
export function createReportLimiter(): (request: FastifyRequest) => Promise<void> {
  const policy = 'visit-report';
  const limiter = new RateLimiterMemory(rateLimitPolicies[policy]);
  return async ({ clientAddress }) => {
    await limiter.consume(toRateLimitAddress(clientAddress)).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new RateLimitError([policy], Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    });
  };
}

/** The counts of the reports about versions that users may have; those of others are dropped. */
export function toVisitCounts(reports: readonly VisitReport[], findAudience: FindAudience): VisitCount[] {
  return reports.flatMap(({ section, version, visits, failedVisits, failedLoads, errors, vitals }) => {
    const audience = findAudience(section, version);
    if (!audience) return [];
    const id = { section, version, on_trial: audience.onTrial, detail: '' };
    return [
      { ...id, metric: 'visits' as const, count: visits },
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
