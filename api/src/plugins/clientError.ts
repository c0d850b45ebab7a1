import { errors } from '@surco/shared/contract/errors';
import type { FastifyServerOptions } from 'fastify';

const { status, text } = errors.JSON_INVALIDO;
const body = JSON.stringify({ error: text, code: 'JSON_INVALIDO' });
const answer = [
  `HTTP/1.1 ${status} Bad Request`,
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(body)}`,
  'cache-control: no-store',
  'x-content-type-options: nosniff',
  'connection: close',
  '',
  body,
].join('\r\n');

/** What is not even HTTP never becomes a request; it is told so in the same form as everything else. */
export const clientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(answer);
};
