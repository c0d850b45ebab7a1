import type { FastifyInstance } from 'fastify';
import { measureRequests } from '../http/measureRequests';
import { createOutageLog, type OutageLog } from './outageLog';
import { requestIdHeader } from './requestId';

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
