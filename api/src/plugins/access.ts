import { createHash, timingSafeEqual } from 'node:crypto';
import { calls } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/pool';
import { Failure } from '../http/failure';
import type { CurrentUser } from '../http/currentUser';
import type { Settings } from '../settings';
import { findSession } from './session/store';
import { readCookie } from './session/cookie';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reached under another name than PUBLIC_URL, as on a local network; behind TLS what came without it is not ours. */
function isSameHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).host !== host) return false;
  return origin.startsWith('https:') || publicUrl.startsWith('http:');
}

/** A page of somebody else's must not write in the name of whoever looks at it. */
function checkOrigin({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (reading.has(method)) return;
  const { origin, host } = headers;
  const foreign = origin !== undefined && origin !== publicUrl && !isSameHost(origin, host, publicUrl);
  if (foreign || headers['sec-fetch-site'] === 'cross-site') throw new Failure('ORIGEN_DENEGADO');
}

function checkKey(request: FastifyRequest, { apiKey, apiKeyHeader }: Settings): void {
  const given = request.headers[apiKeyHeader];
  if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(apiKey))) throw new Failure('API_KEY');
}

function checkPermission({ who, beforeTerms }: CallSpec, user: CurrentUser | null): void {
  if (who === 'anyone') return;
  if (!user) throw new Failure('SESION_INVALIDA');
  if (who !== 'signedIn' && !who.includes(user.role)) throw new Failure('PERMISO_DENEGADO');
  if (!beforeTerms && user.role === 'Consultant' && !user.details.acceptedTos) throw new Failure('TERMINOS_PENDIENTES');
}

/**
 * Before a request's body is even read: the API key, the origin of a write, who it is, and whether that role may
 * make this call. A route without a call of the contract answers nobody.
 */
export function accessPlugin(app: FastifyInstance, { settings, db }: { settings: Settings; db: Db }): void {
  app.addHook('onRequest', async (request) => {
    const key = request.routeOptions.config.call;
    if (!key) throw new Failure('NO_ENCONTRADO');
    const spec: CallSpec = calls[key];
    if (spec.noKey) return;
    checkKey(request, settings);
    checkOrigin(request, settings.publicUrl);
    const token = readCookie(request, settings);
    request.user = token ? await findSession(db, token) : null;
    checkPermission(spec, request.user);
  });
}
