import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** In characters; a shorter answer fits into one packet anyway. */
const minLength = 1_000;

/** Content encodings, the preferred one first. Proxies and older clients often accept gzip only. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** `fast` for a response that is sent once: a higher quality takes longer than it saves. */
const qualities = {
  br: { fast: 5, best: 11 },
  gzip: { fast: 6, best: 9 },
} as const;

/** @returns the encoding that the client accepts and prefers; null for none */
export const chooseEncoding = ({ headers }: FastifyRequest): Encoding | null =>
  negotiate(String(headers['accept-encoding'] ?? ''), [...encodings]);

export function compressText(text: string, encoding: Encoding, effort: 'fast' | 'best'): Promise<Buffer> {
  const quality = qualities[encoding][effort];
  if (encoding === 'gzip') return gzipAsync(text, { level: quality });
  return brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  });
}

/**
 * A hook for `onSend` that compresses JSON. Another site cannot guess its content from its length (BREACH): it has
 * neither the session cookie, which is SameSite, nor the key that every call needs.
 */
export async function compressJson(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isJson || typeof payload !== 'string' || payload.length < minLength) return payload;
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request);
  if (!encoding) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressText(payload, encoding, 'fast');
}
