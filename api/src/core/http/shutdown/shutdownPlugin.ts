import type { FastifyInstance } from 'fastify';
import type { Drain } from './drain';

const checkIntervalMs = 50;

/** How long a connection without a request may stay open: a request may be on its way. */
const unusedConnectionMs = 1_000;

/** How long requests under way may take; then their connections are destroyed. */
const requestTimeoutMs = 4_000;

/**
 * Ends the connections of a server that stops, so that it closes within four seconds. Node closes idle connections once,
 * when the server closes; connections that become idle later, and those that never send a request, would delay it for
 * as long as their clients like. Requests that still arrive are served. `Connection: close` makes clients and proxies
 * open their next connection elsewhere.
 */
export function shutdownPlugin(app: FastifyInstance, drain: Drain): void {
  let underWay = 0;
  app.server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isActive()) reply.header('connection', 'close');
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    drain.begin();
    // Fastify does it after the other hooks, which take time; until then it would accept connections.
    app.server.close();
    const startedAt = Date.now();
    timer = setInterval(() => {
      const elapsedMs = Date.now() - startedAt;
      const isOver = elapsedMs > requestTimeoutMs || (underWay === 0 && elapsedMs > unusedConnectionMs);
      if (isOver) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, checkIntervalMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
