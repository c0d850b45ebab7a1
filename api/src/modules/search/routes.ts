import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { searchRecords } from './searchRecords';

/** Registers the global search. */
export function searchRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /search', ({ query, user }) => searchRecords(db, user, query.q, today()));
}
