import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings/settings';
import { absoluteTimeoutSeconds } from './sessionStore';

const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** With the `__Host-` prefix, browsers reject a cookie that another host of the domain has set. */
export const prefixCookieName = (settings: Settings, name: string): string =>
  isSecure(settings) ? `__Host-${name}` : name;

export const getSessionCookieName = (settings: Settings): string => prefixCookieName(settings, 'surco');

/** Options of every cookie that is named by `prefixCookieName`. */
export const getCookieOptions = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) }) as const;

export const readSessionCookie = (request: FastifyRequest, settings: Settings): string | undefined =>
  request.cookies[getSessionCookieName(settings)];

export const writeSessionCookie = (reply: FastifyReply, settings: Settings, token: string): void => {
  reply.setCookie(getSessionCookieName(settings), token, {
    ...getCookieOptions(settings),
    maxAge: absoluteTimeoutSeconds,
  });
};

export const clearSessionCookie = (reply: FastifyReply, settings: Settings): void => {
  reply.clearCookie(getSessionCookieName(settings), getCookieOptions(settings));
};
