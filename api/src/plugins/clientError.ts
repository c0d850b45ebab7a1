import type { FastifyServerOptions } from 'fastify';
import { Failure } from '../http/failure';
import type { Settings } from '../settings';
import { securityHeaders } from './headers';

const { status, body } = new Failure('JSON_INVALIDO');
const text = JSON.stringify(body);

/** Whoever mistypes a `%` gets the page that says so: the sign stands for itself where it encodes nothing. */
export function readable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** What is not even HTTP never becomes a request; it is told so in the same form and under the same headers. */
export function clientError(settings: Settings): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  const headers = {
    ...securityHeaders(settings),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} Bad Request`, ...lines, '', text].join('\r\n');
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else socket.end(answer);
  };
}
