import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { listLocalities, listStates, listZones } from './repository';

export function locationRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /states', () => listStates(db));
  route(app, 'GET /zones', ({ query }) => listZones(db, query));
  route(app, 'GET /localities', ({ query }) => listLocalities(db, query));
}
