import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createOutageLog, type OutageLog } from './outageLog';
import { requestIdHeader } from './requestId';
import { measurements, type RequestMeasurement } from '../measurements';

/** Measures each request until it has been answered, or its client has closed the connection; then calls `listener`. */
function measureRequests(
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

declare module 'fastify' {
  interface FastifyInstance {
    outageLog: OutageLog;
  }
  interface FastifyRequest {
    /** The outage log has counted it, so that it gets no line of its own. */
    isOutageCounted: boolean;
  }
}

/**
 * Returns the id of each request to the client, and writes one line for each: never an address with its query, a body,
 * a header or the address of the client.
 */
export function requestLogPlugin(app: FastifyInstance): void {
  const outageLog = createOutageLog(app.log);
  app.decorate('outageLog', outageLog);
  app.decorateRequest('isOutageCounted', false);
  app.addHook('onClose', async () => outageLog.stop());
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  measureRequests(app, (request, { route, method, status, durationMs, isAborted }) => {
    if (request.isOutageCounted) return;
    const { traceId, user } = request;
    const details = { route, method, status, durationMs: Math.round(durationMs), userId: user?.id, traceId };
    request.log.info({ ...details, ...(isAborted ? { isAborted } : {}) }, 'request');
  });
}
