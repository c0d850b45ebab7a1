import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measurements, type RequestMeasurement } from '../measurements';

/** Measures each request until it has been answered, or its client has closed the connection; then calls `listener`. */
export function measureRequests(
  app: FastifyInstance,
  listener: (request: FastifyRequest, measured: RequestMeasurement) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    // Fastify's own hook does not run for a client that closes the connection.
    reply.raw.once('close', () => {
      const measured = {
        route: request.routeOptions.url ?? 'unmatched',
        method: request.method,
        status: reply.statusCode,
        durationMs: performance.now() - startedAt,
        isAborted: !reply.raw.writableEnded,
      };
      measurements.requests.publish(measured);
      listener(request, measured);
    });
  });
}
