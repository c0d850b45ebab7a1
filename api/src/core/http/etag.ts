import { sha256 } from '../sha256';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Sets an ETag made from the content, and has clients revalidate their copy with every use, so that one whose copy is
 * current gets a 304 from `etagPlugin`. Returns the body.
 */
export function withEtag<T>(reply: FastifyReply, body: T): T {
  const tag = sha256(JSON.stringify(body)).slice(0, 22);
  reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache');
  return body;
}

/** Answers 304 without a body when If-None-Match equals the ETag of the response. */
export function etagPlugin(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (request.method !== 'GET' || !tag || request.headers['if-none-match'] !== tag) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
