import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { listAudit } from './repository';

export function auditRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /audit', ({ query }) => listAudit(db, query));
}
