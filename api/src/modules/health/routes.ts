import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { within } from '../../db/within';
import type { Services } from '../../http/services';
import { route } from '../../http/route';

/** Whoever probes gives up soon: a database that says nothing is away as well. */
const patienceMs = 3_000;

/** Live: the process answers. Ready: its database does too; otherwise 503 with Retry-After. */
export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /health/live', async () => ({ status: 'ok' as const }));
  route(app, 'GET /health/ready', async () => {
    await within(patienceMs, sql`select 1`.execute(db));
    return { status: 'ok' as const };
  });
}
