import type { FastifyInstance } from 'fastify';
import type { ReadRouter } from './readRouter';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** After each successful write, the next reads of the same browser see it. */
export function rememberWritesPlugin(app: FastifyInstance, { rememberWrite }: ReadRouter): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!readingMethods.has(request.method) && reply.statusCode < 400) await rememberWrite(reply);
    return payload;
  });
}
