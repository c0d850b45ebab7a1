import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);

/** In characters; a shorter answer fits into one packet anyway. */
const minLength = 1_000;

/** For an answer that is sent once: a higher quality takes longer than it saves. */
const fastQuality = 5;

export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b/.test(String(headers['accept-encoding']));

/** @param quality of brotli, up to 11 */
export const compressText = (text: string, quality: number): Promise<Buffer> =>
  compressBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  });

/**
 * A hook for `onSend` that compresses JSON. Another site cannot guess its content from its length (BREACH): it has
 * neither the session cookie, which is SameSite, nor the key that every call needs.
 */
export async function compressJson(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isJson || typeof payload !== 'string' || payload.length < minLength) return payload;
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (!acceptsBrotli(request)) return payload;
  reply.header('content-encoding', 'br').removeHeader('content-length');
  return compressText(payload, fastQuality);
}
