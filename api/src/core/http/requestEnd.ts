import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What happened to a request. */
export interface RequestResult {
  request: FastifyRequest;
  /** Pattern of the route, such as `/api/sales/:id`, without the values of one request. */
  route: string;
  status: number;
  durationMs: number;
  /** The client closed the connection first, as it does with every stream. */
  isAborted: boolean;
}

/** Calls `listener` when a request has been answered, or its client has gone. */
export function onRequestEnd(app: FastifyInstance, listener: (result: RequestResult) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    // Fastify's own hook does not run for a client that closes the connection.
    reply.raw.once('close', () => {
      listener({
        request,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        durationMs: performance.now() - startedAt,
        isAborted: !reply.raw.writableEnded,
      });
    });
  });
}
