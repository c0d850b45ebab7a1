import type { FastifyServerOptions } from 'fastify';
import { createRequestId, requestIdHeader } from '../logging/requestId';
import { HttpError } from './httpError';
import type { Settings } from '../settings/settings';
import { buildSecurityHeaders } from './securityHeaders';

const { status, body } = new HttpError('JSON_INVALIDO');
const text = JSON.stringify(body);

/** Escapes every `%` of a path that cannot be decoded, so that such an address gets the not-found page. */
export function escapeMalformedPath(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * Answers input that is not HTTP with the usual error body and headers.
 * @param log called with the id of each answer, which belongs to no request
 */
export function createClientErrorHandler(
  settings: Settings,
  log: (details: { reqId: string; code: string }) => void,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  const headers = {
    ...buildSecurityHeaders(settings),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ({ code }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const reqId = createRequestId();
    log({ reqId, code });
    const lines = [`HTTP/1.1 ${status} Bad Request`, ...headerLines, `${requestIdHeader}: ${reqId}`, '', text];
    socket.end(lines.join('\r\n'));
  };
}
