import type { FastifyServerOptions } from 'fastify';
import { Failure } from '../http/failure';
import type { Settings } from '../settings';
import { securityHeaders } from './headers';

const { status, body } = new Failure('JSON_INVALIDO');
const text = JSON.stringify(body);

type Handlers = Required<Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'>>;

/**
 * What is not even HTTP, or has an address that is none, never reaches a route or its hooks; it is told so in the same
 * form and under the same headers as everything else.
 */
export function clientErrors(settings: Settings): Handlers {
  const headers = {
    ...securityHeaders(settings),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} Bad Request`, ...lines, '', text].join('\r\n');
  return {
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else socket.end(answer);
    },
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(status, headers).end(text);
    },
  };
}
