import type { FastifyInstance } from 'fastify';
import { HttpError } from './httpError';

const retrySeconds = 5;

/**
 * Refuses requests that arrive while the server closes, in the form of every other error. It replaces the response of
 * Fastify (`return503OnClosing`), which has neither a Spanish text nor the security headers. `Connection: close` makes
 * a proxy turn to another instance.
 */
export function shutdownPlugin(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new HttpError('SERVICIO_DETENIDO', { retryAfter: retrySeconds });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
