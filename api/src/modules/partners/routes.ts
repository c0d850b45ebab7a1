import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';

export function partnerRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /distributors', () =>
    db
      .selectFrom('partners')
      .select(['id', 'name'])
      .where('type', '=', 'DISTRIBUTOR')
      .where('status', '=', 'ACTIVO')
      .orderBy('name')
      .execute(),
  );
}
