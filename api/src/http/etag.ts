import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Marks an answer by its content, so that a client that has it already is told so instead of sent it again. */
export function withEtag<T>(reply: FastifyReply, answer: T): T {
  const tag = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
  reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache');
  return answer;
}

/** 304 without a body to whoever shows the answer's own mark. */
export function etagPlugin(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (request.method !== 'GET' || !tag || request.headers['if-none-match'] !== tag) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
