import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings';
import { absoluteLifeSeconds } from './store';

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** Behind TLS the browser itself holds that no other host of the domain has set it. */
const nameOf = (settings: Settings): string => (isSecure(settings) ? '__Host-surco' : 'surco');

const optionsOf = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) }) as const;

export const readCookie = (request: FastifyRequest, settings: Settings): string | undefined =>
  request.cookies[nameOf(settings)];

export const writeCookie = (reply: FastifyReply, settings: Settings, token: string): void => {
  reply.setCookie(nameOf(settings), token, { ...optionsOf(settings), maxAge: absoluteLifeSeconds });
};

export const dropCookie = (reply: FastifyReply, settings: Settings): void => {
  reply.clearCookie(nameOf(settings), optionsOf(settings));
};
