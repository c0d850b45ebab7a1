import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { listUsers } from './repository';

export function userRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /users', ({ query, user }) => listUsers(db, user, query));
}
