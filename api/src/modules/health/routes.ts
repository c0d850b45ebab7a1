import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { HttpError } from '../../core/http/httpError';
import { productVersion } from '../../core/version';
import { withTimeout } from '../../core/http/withTimeout';
import type { Services } from '../services';
import { createWriteCheck } from './checkWrites';
import { registerRoute } from '../../core/http/registerRoute';

/** A database that does not answer within this time counts as unreachable. The timeout of a probe must be longer. */
const readinessTimeoutMs = 3_000;

const drainRetrySeconds = 5;

/**
 * Live: the process answers. Ready: it does not end soon, and its database answers and accepts writes; otherwise 503
 * with Retry-After.
 */
export function healthRoutes(app: FastifyInstance, { db, isDraining }: Services): void {
  const checkWrites = createWriteCheck(db, Date.now, () => app.outageLog.end());
  const checkDatabase = async (): Promise<void> => {
    await sql`select 1`.execute(db);
    await checkWrites();
  };
  registerRoute(app, 'GET /health/live', async () => ({ status: 'ok' as const, version: productVersion }));
  registerRoute(app, 'GET /health/ready', async () => {
    if (isDraining()) throw new HttpError('SERVICIO_DETENIDO', { retryAfter: drainRetrySeconds });
    await withTimeout(readinessTimeoutMs, checkDatabase());
    return { status: 'ok' as const };
  });
}
