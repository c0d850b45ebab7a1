import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@surco/shared/contract';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { mustAcceptTerms } from '@surco/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/pool';
import { HttpError } from '../http/httpError';
import type { CurrentUser } from '../http/currentUser';
import type { Settings } from '../settings/settings';
import { authorizeSectionToken, readBearerToken } from './sectionTokens';
import type { RateLimiter } from './rateLimit/rateLimiter';
import { findRequestUser } from './sessions/findRequestUser';

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Allows another host name than PUBLIC_URL, as on a local network, but no plain http when PUBLIC_URL is https. */
function isSameHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false;
  return origin.startsWith('https:') || publicUrl.startsWith('http:');
}

/** Rejects writes that a page of another site sends with the user's cookie (CSRF). */
function assertSameOrigin({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(method)) return;
  const { origin, host } = headers;
  const isForeignOrigin = origin !== undefined && origin !== publicUrl && !isSameHost(origin, host, publicUrl);
  if (isForeignOrigin || headers['sec-fetch-site'] === 'cross-site') throw new HttpError('ORIGEN_DENEGADO');
}

function createApiKeyCheck({ apiKey, apiKeyHeader }: Settings): (request: FastifyRequest) => void {
  const expected = hashText(apiKey);
  return ({ headers }) => {
    const given = headers[apiKeyHeader];
    if (typeof given !== 'string' || !timingSafeEqual(hashText(given), expected)) throw new HttpError('API_KEY');
  };
}

/** @returns why this user may not use the call; undefined when they may */
function findDenial(
  { access, beforeTerms, beforeSecondFactor }: CallSpec,
  user: CurrentUser | null,
): ErrorCode | undefined {
  if (access === 'anyone') return undefined;
  if (!user) return 'SESION_INVALIDA';
  if (access !== 'signedIn' && !access.includes(user.role)) return 'PERMISO_DENEGADO';
  if (!beforeSecondFactor && user.details.secondFactorPending) return 'SEGUNDO_FACTOR_PENDIENTE';
  if (!beforeTerms && mustAcceptTerms(user.details)) return 'TERMINOS_PENDIENTES';
  return undefined;
}

/**
 * Checks, before the body is read: the API key, the origin of a write, the session, the permission of the role, and
 * that neither a second factor nor the terms are pending; or the publishing token of a team, which no browser sends by
 * itself. Of a call with `noKey` the key is not checked, and of one that is also open to anyone only the origin. A route that is not in the contract answers 404.
 */
export function accessPlugin(
  app: FastifyInstance,
  services: { settings: Settings; db: Db; rateLimiter: RateLimiter },
): void {
  const { settings } = services;
  const assertApiKey = createApiKeyCheck(settings);
  app.decorateRequest('sectionToken', null);
  app.addHook('onRequest', async (request) => {
    const key = request.routeOptions.config.call;
    if (!key) throw new HttpError('NO_ENCONTRADO');
    const spec: CallSpec = calls[key];
    if (spec.sectionToken && readBearerToken(request) !== undefined) return authorizeSectionToken(request, services);
    if (!spec.noKey) assertApiKey(request);
    assertSameOrigin(request, settings.publicUrl);
    if (spec.noKey && spec.access === 'anyone') return;
    request.user = await findRequestUser(request, services);
    const denial = findDenial(spec, request.user);
    if (denial) throw new HttpError(denial);
  });
}
