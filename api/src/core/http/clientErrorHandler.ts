import type { FastifyServerOptions } from 'fastify';
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

/** Answers input that is not HTTP with the usual error body and headers. */
export function createClientErrorHandler(settings: Settings): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  const headers = {
    ...buildSecurityHeaders(settings),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const response = [`HTTP/1.1 ${status} Bad Request`, ...headerLines, '', text].join('\r\n');
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(response);
  };
}
